"""A game as one seat may see it: plain data, everything by name, nothing that the seat cannot know."""

from __future__ import annotations

from kanly.engine.play.combat import AFTER_COMBAT
from kanly.engine.play.endgame import winners
from kanly.engine.player import Player
from kanly.engine.printed import place_key
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Faction, Icon, Kind, Resource, Window
from kanly.record.notation import write_choice
from kanly.view import ix, rivals
from kanly.view.board import reserve, spaces
from kanly.view.cards import known_intrigues_in_deck, other_cards, own_cards
from kanly.view.names import key, keys, name, names_in, seat_or_none, seats_in, space_key
from kanly.view.schema import player, table


def view_for(g: State, seat: int | None) -> table.View:
    """None: what an onlooker sees."""
    me = eyes(g, seat)
    return {
        "seat": seat,
        **course(g),
        "turn": turn(g),
        **market(g, me),
        **ix.tech(g),
        **rivals.with_rivals(g),
        "spaces": spaces(g),
        "alliances": {faction: seat_or_none(g.alliances[i]) for i, faction in enumerate(Faction.NAMES)},
        "mentat": seat_or_none(g.mentat),
        "mentat_promised": seat_or_none(g.mentat_promised),
        "lasting": [{"card": name(g, step.source), "seat": step.owner} for step in g.lasting],
        "players": [player_view(g, player, me) for player in g.players],
        "question": question_for(g, me),
    }


def eyes(g: State, seat: int | None) -> int:
    """Nobody sees through those of a Rival."""
    return NOBODY if seat is None or g.players[seat].kind != Kind.HUMAN else seat


def view_beside(g: State, seat: int, seen: table.View) -> table.View:
    """The same as `view_for`, made of what an onlooker sees of the same position."""
    me = eyes(g, seat)
    return {
        **seen,
        "seat": seat,
        "intrigue_deck": intrigue_deck(g, me),
        "players": [
            own_player(g, him) if him.seat == me else {**shown, **other_cards(g, him, me)}
            for him, shown in zip(g.players, seen["players"], strict=True)
        ],
        "question": question_for(g, me),
    }


def course(g: State) -> table.Course:
    """Where the game stands."""
    return {
        "phase": phase(g),
        "round": g.round,
        "first_player": g.first_player,
        "active": seat_or_none(g.active),
        "chooser": seat_or_none(g.chooser),
        "window": Window.NAMES[g.window] or None,
        "passed": seats_in(g.passed),
        "reveals": g.reveals,
        "target": g.rules.target,
        "winners": winners(g) if g.over else [],
    }


def phase(g: State) -> table.PhaseName:
    if g.over:
        return "over"
    if g.round == 0:
        return "setup"
    if g.active != NOBODY:
        return "player_turns"
    if g.window == Window.ENDGAME:
        return "endgame"
    return "combat" if any(step.word is AFTER_COMBAT for step in g.stack) else "round_start"


def turn(g: State) -> table.Turn | None:
    """What everybody remembers of the turn that is going on."""
    if g.active == NOBODY:
        return None
    return {
        "revealing": g.revealing,
        "card": key(g, g.sent_card),
        "space": space_key(g, g.sent_space),
        "on_combat_space": g.on_combat_space,
        "added_icons": names_in(g.added_icons, Icon.NAMES),
        "passes_enemies": g.passes_enemies,
        "top_allowed": g.top_allowed,
        "another_turn": g.another_turn,
        **ix.of_turn(g),
        **rivals.of_turn(g),
    }


def market(g: State, seat: int) -> table.Market:
    """The shared decks and piles."""
    tiers = [g.catalog.conflicts[card].tier for card in reversed(g.conflict_deck)]
    return {
        "conflict": key(g, g.conflict),
        "conflict_deck": tiers,  # levels, the topmost first
        "conflicts_fought": keys(g, g.conflicts_fought),
        "row": keys(g, g.row),
        "imperium_deck": len(g.imperium_deck),
        "reserve": reserve(g),
        "trashed": keys(g, g.trashed),
        "intrigue_deck": intrigue_deck(g, seat),
        "intrigue_discard": keys(g, g.intrigue_discard),
    }


def intrigue_deck(g: State, seat: int) -> player.DeckSeen:
    return {"size": len(g.intrigue_deck), "known": known_intrigues_in_deck(g, seat)}


def player_view(g: State, him: Player, seat: int) -> player.Player:
    if him.seat == seat:
        return own_player(g, him)
    return {
        **open_to_all(g, him, seat),
        **other_cards(g, him, seat),
        **ix.of_player(g, him),
        **ix.other_aside(g, him),
    }


def own_player(g: State, me: Player) -> player.OwnPlayer:
    return {
        **open_to_all(g, me, me.seat),
        **own_cards(g, me),
        **ix.of_player(g, me),
        **ix.own_aside(g, me),
    }


def open_to_all(g: State, him: Player, seat: int) -> player.Open:
    return {
        "kind": Kind.NAMES[him.kind],
        "leader": key(g, him.leader),
        "resources": dict(zip(Resource.NAMES, him.stock, strict=True)),
        "strength": him.strength(),
        "influence": dict(zip(Faction.NAMES, him.influence, strict=True)),
        "agents": him.agents,
        "supply": him.supply,
        "garrison": him.garrison,
        "conflict": him.conflict,
        "recruited": him.recruited,
        "deployed": him.deployed,
        "deployed_by_right": him.deployed_by_right,
        "council": him.council,
        "swordmaster": him.swordmaster,
        "revealed": him.revealed,
        "voice": space_key(g, him.voice),
        "masterstroke_used": him.masterstroke_used,
        "secrets": secrets(him, seat),
        "discard": keys(g, him.discard),
        "in_play": keys(g, him.in_play),
        "aside": keys(g, him.aside),
    }


def secrets(him: Player, seat: int) -> list[str] | None:
    """The two Factions, to their owner and once they are shown; None: not for this seat, or not chosen."""
    if not him.secrets or not (him.seat == seat or him.masterstroke_used):
        return None
    return names_in(him.secrets, Faction.NAMES)


def question_for(g: State, seat: int) -> table.Question | None:
    """None while somebody else is asked: not even the number of their answers is told."""
    if g.over or g.chooser != seat:
        return None
    asking = g.stack[-1]
    return {
        "word": g.catalog.place_of(asking.word),
        "source": place_key(g.catalog.things[asking.source]) if asking.source else None,
        "choices": [write_choice(choice) for choice in g.choices],
        **for_rival(asking.owner, seat),
    }


def for_rival(owner: int, seat: int) -> table.ForRival:
    return {"rival": owner} if owner != seat else {}
