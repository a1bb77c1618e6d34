"""The nouns and verbs of the game: every number in a state or a choice is one of these.

Plain `Final` ints, not enums: the compiler turns `Verb.SEND` into a constant. NAMES, by number, are what
saved games, views, refusals and exported cards call them.
"""

from __future__ import annotations

from typing import Any, Final


def class_name(kind: type) -> str:
    """What a class is called where classes are named: RecruitMayDeploy is `recruit_may_deploy`."""
    letters = [f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__]
    return "".join(letters).lstrip("_")


class Resource:
    SOLARI: Final = 0
    SPICE: Final = 1
    WATER: Final = 2
    PERSUASION: Final = 3
    SWORDS: Final = 4
    VICTORY_POINTS: Final = 5

    NAMES: Final[tuple[str, ...]] = ("solari", "spice", "water", "persuasion", "swords", "victory_points")


class Faction:
    """Numbered as their icons are."""

    NAMES: Final[tuple[str, ...]] = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


class Icon:
    """On cards and board spaces. The first four are also the Factions."""

    EMPEROR: Final = 0
    SPACING_GUILD: Final = 1
    BENE_GESSERIT: Final = 2
    FREMEN: Final = 3
    LANDSRAAD: Final = 4
    CITY: Final = 5
    SPICE_TRADE: Final = 6

    NAMES: Final[tuple[str, ...]] = (*Faction.NAMES, "landsraad", "city", "spice_trade")


EVERY_ICON: Final = 127  # of the seven, as a mask
FACTIONS: Final = (Icon.EMPEROR, Icon.SPACING_GUILD, Icon.BENE_GESSERIT, Icon.FREMEN)
FACTION_COUNT: Final = 4
FACTION_ICONS: Final = 15  # the four Factions as a mask of icons
TOP_OF_TRACK: Final = 6
ALLIANCE_AT: Final = 4
POINT_AT: Final = 2
TRACK_POINTS: Final = 1  # Victory Points that come there, and with an Alliance


class Verb:
    """What a choice does, one meaning for each. A choice is (verb, object, place); unused parts are 0.

    `engine/answers.py` says how each is called and what its object and its place are.
    """

    SEND: Final = 0  # play card `object` to send an Agent to board space `place`
    REVEAL: Final = 1
    RESOLVE: Final = 2  # begin the pending word numbered `object` that came from thing `place`
    PLAY: Final = 3  # play Intrigue card `object` in its mode `place`
    DEPLOY: Final = 4  # `object` troops and `place` dreadnoughts from the garrison
    ACQUIRE: Final = 5  # card `object`; `place` says from where and to where
    END_TURN: Final = 6
    DONE: Final = 7  # close an inner group of words; what is left of it lapses
    PASS: Final = 8  # in Combat and in the Endgame
    PAY: Final = 9  # yes to a cost or to a 'you may'
    DECLINE: Final = 10
    GAIN_INFLUENCE: Final = 11  # with Faction `object`
    GAIN_INFLUENCE_WITH_TWO: Final = 12  # different Factions
    LOSE_INFLUENCE: Final = 13  # with Faction `object`
    CHOOSE_SECRETLY: Final = 14  # two different Factions
    DISCARD: Final = 15  # card `object`, and card `place` when two are asked for
    TRASH: Final = 16  # card `object` from zone `place`
    TAKE_DISCARDED: Final = 17  # card `object` of the discard pile into the hand
    SET_ROW_CARD_ASIDE: Final = 18  # card `object` of the Imperium Row
    SET_HAND_CARD_ASIDE: Final = 19  # card `object`, face down
    KEEP_INTRIGUE: Final = 20  # Intrigue card `object`, of two looked at
    BURY: Final = 21  # Intrigue card `object` under its deck
    BLOCK: Final = 22  # board space `object` against the Agents of opponents
    PLACE_DREADNOUGHT: Final = 23  # on the flag of board space `object`
    DETONATE: Final = 24  # trade a dreadnought for a Victory Point by tile `object`
    CHOOSE_OPPONENT: Final = 25  # seat `object`
    FORCE_BACK: Final = 26  # a unit of kind `place` of seat `object`
    HAND_ALLIANCE: Final = 27  # to seat `object`, that of Faction `place`
    CHOOSE: Final = 28  # one of several effects, numbered as in `Catalog.effects`
    CHOOSE_TWO: Final = 29  # two of several
    SELL_SPICE: Final = 30  # `object` of it
    WITHDRAW: Final = 31  # `object` troops and `place` dreadnoughts from the Conflict to the garrison
    DEPLOY_RECRUITS: Final = 32  # `object` of the troops being recruited, straight into the Conflict
    SEND_FROM_LEADER: Final = 33  # the Agent there, rather than one on the board
    MOVE_AGENT: Final = 34  # the Agent to be sent comes from board space `object`
    RECALL_AGENT: Final = 35  # from board space `object` to the Leader
    USE: Final = 36  # flip or spend Tech tile `object`
    ACQUIRE_TECH: Final = 37  # tile `object`; `place` is Negotiators returned, plus SOLARI_PRICE
    ADVANCE_FREIGHTER: Final = 38
    RECALL_FREIGHTER: Final = 39


class Unit:
    TROOP: Final = 0
    DREADNOUGHT: Final = 1


class Kind:
    """Who plays a seat."""

    HUMAN: Final = 0
    HOUSE_HAGAL: Final = 1  # the third player of a two-player game: denies, gains nothing
    RIVAL: Final = 2  # of a solo game

    NAMES: Final[tuple[str, ...]] = ("human", "house_hagal", "rival")


class Reason:
    """What a Rival did and why; the two numbers after it are named here."""

    TURNED_UP: Final = 0  # House Hagal card
    OCCUPIED: Final = 1  # card, space
    SILENCED: Final = 2  # card, space: The Voice
    NO_BONUS_SPICE: Final = 3  # card
    TWO_DREADNOUGHTS: Final = 4  # card
    LITTLE_INFLUENCE: Final = 5  # card: not enough with the Spacing Guild
    RESHUFFLED: Final = 6
    SENT: Final = 7  # card, space
    MOST_BONUS_SPICE: Final = 8  # space, bonus spice
    BY_INFLUENCE: Final = 9  # space, Influence with the Spacing Guild: which half of a card counted
    DEPLOYED: Final = 10  # troops, dreadnoughts
    HELD_BACK: Final = 11  # lead in strength
    SWORDS: Final = 12  # card, swords
    LEAST_INFLUENCE: Final = 13  # Faction, Influence before
    BOUGHT_POINT: Final = 14  # resource spent, how much; INTRIGUE_CARDS for Intrigue cards
    TOOK_TILE: Final = 15  # tile, spice paid
    USED_TILE: Final = 16  # tile
    CLEARED_TILE: Final = 17  # tile trashed because no Rival could take any
    THIRD_AGENT: Final = 18
    CHURNED: Final = 19  # card of the Row, place from the left
    NO_SPACE: Final = 20  # nothing in the deck was possible
    ROUND_BEGAN: Final = 21  # round, Conflict: what was noted before belongs to the round before
    PLACED: Final = 22  # of anybody rewarded in a Conflict: rank from 0, strength

    NAMES: Final[tuple[str, ...]] = (
        "turned_up",
        "occupied",
        "silenced",
        "no_bonus_spice",
        "two_dreadnoughts",
        "little_influence",
        "reshuffled",
        "sent",
        "most_bonus_spice",
        "by_influence",
        "deployed",
        "held_back",
        "swords",
        "least_influence",
        "bought_point",
        "took_tile",
        "used_tile",
        "cleared_tile",
        "third_agent",
        "churned",
        "no_space",
        "round_began",
        "placed",
    )


LAST_TIER: Final = 3  # of Conflicts
INTRIGUE_CARDS: Final = 6  # after the Resources, in Reason.BOUGHT_POINT


class Zone:
    HAND: Final = 0
    DISCARD: Final = 1
    IN_PLAY: Final = 2
    DECK: Final = 3

    NAMES: Final[tuple[str, ...]] = ("hand", "discard", "in_play", "deck")


class Origin:
    """Where an acquired card comes from; a choice adds Landing to twice this."""

    ROW: Final = 0
    RESERVE: Final = 1
    ASIDE: Final = 2

    COUNT: Final = 3


class Landing:
    DISCARD_PILE: Final = 0
    TOP_OF_DECK: Final = 1

    NAMES: Final[tuple[str, ...]] = ("discard_pile", "top_of_deck")


class Window:
    """Which free actions (Intrigue cards and the like) are open, and so what may be done at any moment."""

    NONE: Final = 0
    TURN_OPEN: Final = 1  # own turn, nothing done yet
    TURN: Final = 2
    COMBAT: Final = 3
    WON: Final = 4
    ENDGAME: Final = 5

    NAMES: Final[tuple[str, ...]] = ("", "turn_open", "turn", "combat", "won", "endgame")


class Moment:
    """The fixed list of moments that Leaders, tiles and lasting cards listen to."""

    SETUP: Final = 0
    PAID_SOLARI_TO_SPACE: Final = 1
    HARVEST: Final = 2
    SEAT_TAKEN: Final = 3
    REVEAL: Final = 4
    ROUND_START: Final = 5
    WON: Final = 6
    ENDGAME: Final = 7
    DEPLOYED: Final = 8  # units have entered the Conflict
    POINT_REACHED: Final = 9  # the space of a track that is worth a point; detail: the Faction
    AGENT_PLACED: Final = 10  # on the space that a card sent it to
    COUNT: Final = 11

    NAMES: Final[tuple[str, ...]] = (
        "setup",
        "paid_solari_to_space",
        "harvest",
        "council_seat_taken",
        "reveal",
        "round_start",
        "won",
        "endgame",
        "deployed",
        "influence_point_reached",
        "agent_placed",
    )


class Question:
    """What the rules ask Leaders and tiles; the answer is a number, 0 where nothing is changed."""

    SOLARI_OFF: Final = 0  # the price of a space; this and the next numbers, one for each Icon
    PASSES_ENEMIES: Final = 7  # where enemy Agents do not block: a mask of icons
    SEES_TOP: Final = 8  # the top card of the own deck
    SOLARI_MORE: Final = 9  # with each gain on the own turn
    SPICE_LESS: Final = 10  # at each harvest
    DREADNOUGHT_STRENGTH: Final = 11  # instead of the usual
    SECRETS: Final = 12  # how many Factions are chosen in secret
    SNOOPERS: Final = 13  # tracks that hold one at the start: a mask
    SETS_ASIDE: Final = 14  # cards, face down, at Round Start
    ACQUIRES_ON_TOP: Final = 15  # of the deck
    SHIPPED_TROOPS: Final = 16  # more, and they may be deployed
    DETONATION_POINTS: Final = 17  # for a dreadnought that won
    WINS_TIES: Final = 18
    COUNT: Final = 19


class RivalUse:
    """What the Rivals of a solo game do with a Tech tile, beyond what it does by itself."""

    NOT_TAKEN: Final = 0  # it does not bear their mark
    NONE: Final = 1
    AT_ONCE: Final = 2  # on their turn, as soon as it brings all that it promises
    IN_BATTLE: Final = 3  # when their Agent comes to a Combat space
    WHERE_BLOCKED: Final = 4  # without its cost, where only enemy Agents stand in the way

    NAMES: Final[tuple[str, ...]] = ("", "none", "at_once", "in_battle", "where_blocked")


class Part:
    """Parts of a player's world, as bits: two effects may need ordering only if they share one."""

    HAND: Final = 1
    DECK: Final = 2
    DISCARD: Final = 4
    IN_PLAY: Final = 8
    SUPPLY: Final = 16
    GARRISON: Final = 32
    CONFLICT: Final = 64
    INFLUENCE: Final = 128
    SOLARI: Final = 256
    SPICE: Final = 512
    WATER: Final = 1024
    PERSUASION: Final = 2048
    INTRIGUES: Final = 4096
    AGENTS: Final = 8192
    ROW: Final = 16384
    OPPONENTS: Final = 32768  # hands a decision to somebody else, or changes what they will decide
    SWORDS: Final = 65536
    TECH: Final = 131072
    FREIGHTER: Final = 262144
    DREADNOUGHTS: Final = 524288
    RESERVE: Final = 1048576  # whether a stack holds a card to be had


SHUNNABLE: Final = Part.TECH | Part.DECK | Part.SUPPLY | Part.INFLUENCE
NEVER_LESS: Final = Part.SWORDS  # nothing takes away what has been gained of it on a turn
SPENT_ON_A_TURN: Final = Part.PERSUASION | Part.SOLARI | Part.SPICE | Part.WATER

Choice = tuple[int, int, int]
Shared = Any  # a Choice that lists share: one whose type is told is taken apart and made anew by the compiler
NO_CHOICE: Final[Choice] = (-1, 0, 0)
NOBODY: Final = -1
HAND_SIZE: Final = 5
ROW_SIZE: Final = 5
TROOP_STRENGTH: Final = 2
SOLARI_PRICE: Final = 100  # added to the Negotiators of a choice: the tile is paid for in Solari
EVERY_SEAT: Final = 15  # a mask of seats
