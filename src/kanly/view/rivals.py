"""What Rivals add to a view: their deck, how hard the game is, and what they did and why."""

from __future__ import annotations

from kanly.engine.state import State
from kanly.engine.vocabulary import Kind, Reason
from kanly.record.reasons import Given, name_of, numbers_of
from kanly.view.names import key, keys, seat_or_none
from kanly.view.schema import reasons, table


def with_rivals(g: State) -> table.WithRivals:
    return {"rivals": rivals(g)} if g.rules.has_rivals else {}


def of_turn(g: State) -> table.TurnRivals:
    return {"hagal_card": card_turned_up(g)} if g.rules.has_rivals else {}


def rivals(g: State) -> table.Rivals:
    """House Hagal's deck is hidden, its discard pile is not."""
    return {
        "hagal_deck": len(g.hagal_deck),
        "hagal_discard": keys(g, g.hagal_discard),
        "hagal_due": g.hagal_due,
        "difficulty": g.rules.difficulty or None,
        "swordmaster_round": g.rules.swordmaster_round or None,
        "swordmaster_closed": g.rules.swordmaster_closed,
        "mentat_price": g.rules.mentat_price or None,
        "expert_deployment": g.rules.expert_deployment,
        "brutal": g.rules.brutal,
        "churn": g.rules.churn,
        "reasons": [reason_view(reason) for reason in g.reasons],
    }


def reason_view(reason: Given) -> reasons.Reason:
    """One thing that happened since the last choice: whose, what, and everything else by name."""
    told: reasons.Reason = {"seat": seat_or_none(reason[0]), "what": Reason.NAMES[reason[1]]}
    for part, number in numbers_of(reason):
        if part == "card" or part == "tile" or part == "space" or part == "faction" or part == "spent":
            told[part] = name_of(part, number)
        else:
            told[part] = number
    return told


def card_turned_up(g: State) -> str | None:
    """What the Rival whose turn it is has been sent by."""
    if not g.hagal_discard or g.players[g.active].kind == Kind.HUMAN:
        return None
    return key(g, g.hagal_discard[-1])
