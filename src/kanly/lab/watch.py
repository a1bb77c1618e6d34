"""An onlooker who notes what is exercised while a game is played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kanly.content.catalog import CATALOG
from kanly.engine.machine import resolver
from kanly.engine.player import Player
from kanly.engine.printed import Leader, Space, Tile
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Kind, Landing, Moment, Question, Reason, Resource, Verb
from kanly.engine.words.board import Signet
from kanly.engine.words.gains import Harvest
from kanly.engine.words.shipping import ShippedTroops
from kanly.lab.coverage import Feat, sent_by

RIVAL_FEATS = {
    Reason.TURNED_UP: "turned up",
    Reason.OCCUPIED: "in vain",
    Reason.SILENCED: "in vain",
    Reason.NO_BONUS_SPICE: "in vain",
    Reason.TWO_DREADNOUGHTS: "in vain",
    Reason.LITTLE_INFLUENCE: "in vain",
    Reason.SWORDS: "swords",
    Reason.TOOK_TILE: "acquired",
    Reason.USED_TILE: "used",
}
FOLDSPACE = CATALOG.number["foldspace"]
USED_IN = (["reveal"], ["won"])  # boxes of a tile that wait in the bag for their moment


def leader_of(player: Player) -> Leader:
    return CATALOG.leaders[player.leader]


def tiles_of(player: Player) -> list[Tile]:
    return [CATALOG.tiles[number] for number in player.tiles]


@dataclass(frozen=True)
class Seen:
    """What must be remembered of the moment before a choice."""

    round: int
    turn: int  # whose
    fought: int
    foldspace: int
    in_play: list[list[int]]
    abilities: list[tuple[int, ...]]


def seen(g: State) -> Seen:
    return Seen(
        round=g.round,
        turn=g.active,
        fought=len(g.conflicts_fought),
        foldspace=g.reserve[CATALOG.cards[FOLDSPACE].reserve],
        in_play=[player.in_play.copy() for player in g.players],
        abilities=[signs_of_ability(player, g.active) for player in g.players],
    )


def signs_of_ability(me: Player, turn: int) -> tuple[int, ...]:
    """Numbers that only grow when the ability of the Leader works, while it is the turn of that seat."""
    leader = leader_of(me)
    return (
        int(me.masterstroke_used),
        int(me.council) if leader.listens[Moment.SEAT_TAKEN] else 0,
        -me.snoopers.bit_count(),
        me.conflict_dreadnoughts if leader.answers[Question.DREADNOUGHT_STRENGTH] else 0,
        me.stock[Resource.SOLARI] if leader.answers[Question.SOLARI_MORE] and turn == me.seat else 0,
    )


class Watch:
    def __init__(self, g: State) -> None:
        g.keep_trail = True
        self.feats: Counter[Feat] = Counter()
        for player in humans(g):
            leader = leader_of(player)
            if leader.listens[Moment.SETUP] or leader.answers[Question.SEES_TOP]:
                self.note(leader.number, "ability")
        self.note_rivals(g)

    def note(self, thing: int, feat: str) -> None:
        self.feats[thing, feat] += 1

    def choose(self, g: State, choice: Choice) -> None:
        before, seat = seen(g), g.chooser
        self.note_choice(g, g.players[seat], choice)
        g.trail.clear()
        resolver.choose(g, choice)
        for owner, begun in g.trail:
            self.note_begun(g.players[owner], begun)
        self.note_changes(g, before, choice)
        self.note_rivals(g)

    # --- what was chosen

    def note_choice(self, g: State, me: Player, choice: Choice) -> None:
        verb, thing, place = choice
        if verb == Verb.SEND:
            self.note(thing, "sent")
            self.note_visit(g, me, CATALOG.spaces[place])
        elif verb == Verb.PLAY:
            self.note(thing, f"mode {place + 1}")
        elif verb == Verb.ACQUIRE_TECH:
            self.note(thing, "acquired")
        elif verb in (Verb.USE, Verb.DETONATE):
            self.note(thing, "used")
        elif verb == Verb.ACQUIRE:
            self.note_acquired(g, me, thing, place)
        elif verb == Verb.DISCARD or verb == Verb.TRASH:
            self.note_unloaded([thing, place] if verb == Verb.DISCARD else [thing])
        elif verb == Verb.SET_HAND_CARD_ASIDE:
            self.note(me.leader, "ability")
        elif verb == Verb.RESOLVE:
            self.note_begun(me, choice)
        elif verb == Verb.DEPLOY_RECRUITS and isinstance(g.stack[-1].word, ShippedTroops):
            self.note_tiles(me, Question.SHIPPED_TROOPS)

    def note_visit(self, g: State, me: Player, space: Space) -> None:
        self.note(space.number, "visited")
        leader = leader_of(me)
        cheaper = leader.answers[Question.SOLARI_OFF + space.icon] and space.solari
        passed = leader.answers[Question.PASSES_ENEMIES] >> space.icon & 1 and g.occupants[space.index]
        if cheaper or passed or (leader.listens[Moment.PAID_SOLARI_TO_SPACE] and space.solari):
            self.note(leader.number, "ability")

    def note_acquired(self, g: State, me: Player, card: int, place: int) -> None:
        self.note(card, "acquired")
        if place % 2 == Landing.TOP_OF_DECK and not g.top_allowed:
            self.note_tiles(me, Question.ACQUIRES_ON_TOP)

    def note_unloaded(self, cards: list[int]) -> None:
        for card in cards:
            if CATALOG.cards[card].unload:
                self.note(card, "unloaded")

    def note_tiles(self, me: Player, question: int) -> None:
        """Every tile of a player that changes this."""
        for tile in tiles_of(me):
            if tile.answers[question]:
                self.note(tile.number, "used")

    # --- what followed

    def note_begun(self, me: Player, begun: Choice) -> None:
        word, source = CATALOG.words[begun[1]], begun[2]
        box = CATALOG.places[begun[1]].split("/")[1:2]
        if isinstance(word, Signet):
            self.note(me.leader, "ring")
        elif (isinstance(word, Harvest) and leader_of(me).listens[Moment.HARVEST]) or (
            source == me.leader and box == ["ability"]
        ):
            self.note(me.leader, "ability")
        elif CATALOG.tiles[source].number and box in USED_IN:
            self.note(source, "used")
        elif CATALOG.places[begun[1]] == f"{CATALOG.conflicts[source].key}/first/0":
            self.note(source, "won")

    def note_changes(self, g: State, before: Seen, choice: Choice) -> None:
        for player in humans(g):
            if grown(before.abilities[player.seat], signs_of_ability(player, before.turn)):
                self.note(player.leader, "ability")
        if g.revealing:
            self.note_revealed(g, before)
        if g.reserve[CATALOG.cards[FOLDSPACE].reserve] < before.foldspace:
            if choice[:2] != (Verb.ACQUIRE, FOLDSPACE):
                self.note(FOLDSPACE, "acquired")
        if len(g.conflicts_fought) > before.fought:
            self.note(g.conflicts_fought[-1], "fought")
        if g.round > before.round:
            self.note_round(g)
        if g.over:
            self.note_end(g)

    def note_revealed(self, g: State, before: Seen) -> None:
        new = Counter(g.players[g.active].in_play) - Counter(before.in_play[g.active])
        for card, copies in new.items():
            self.feats[card, "revealed"] += copies

    def note_round(self, g: State) -> None:
        for player in g.players:
            for tile in tiles_of(player):
                if tile.round_start:
                    self.note(tile.number, "used")

    def note_end(self, g: State) -> None:
        for player in g.players:
            self.note_tiles(player, Question.WINS_TIES)
            for tile in tiles_of(player):
                if tile.endgame:
                    self.note(tile.number, "used")

    # --- what Rivals did

    def note_rivals(self, g: State) -> None:
        for _, reason, thing, detail in g.reasons:
            if reason == Reason.SENT:
                card, space = CATALOG.hagal[thing], CATALOG.spaces[detail]
                self.note(thing, sent_by(card, space.key))
                self.note(space.number, "visited")
            elif reason in RIVAL_FEATS:
                self.note(thing, RIVAL_FEATS[reason])


def humans(g: State) -> list[Player]:
    """The Leaders of others only lend their ring."""
    return [player for player in g.players if player.kind == Kind.HUMAN]


def grown(then: tuple[int, ...], now: tuple[int, ...]) -> bool:
    return any(new > old for old, new in zip(then, now, strict=True))
