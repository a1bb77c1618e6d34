"""The shape of a prompt, field by field: a question with its numbered answers, for a page or any client."""

from __future__ import annotations

from typing import Annotated, TypedDict

from kanly.view.schema import kinds as k


class Effect(TypedDict):
    """Something that is paid or gained, as it is printed or as the rules have it."""

    source: Annotated[k.SourceKey | None, "What it is printed on; null: the rules have it so."]
    label: Annotated[str, "What the box is called in which it is printed; may be empty."]
    words: Annotated[str, "What it is, in words."]
    icons: Annotated[
        str, "The same in icons: tokens such as `{spice:2}`, and signs. Empty: icons cannot say it."
    ]


class Details(TypedDict, total=False):
    """Whatever else an answer names."""

    word: Annotated[k.WordPlace, "The effect that comes next.", k.When("with `resolve`")]
    second: Annotated[k.CardKey, "The other card.", k.When("where two cards are discarded")]
    zone: Annotated[str, "Where the card is.", k.When("with `trash`")]
    on_top: Annotated[bool, "Whether the card goes on top of the deck.", k.When("with `acquire`")]
    factions: Annotated[list[k.FactionName], "One or two.", k.When("where Factions are named")]
    seat: Annotated[k.Seat, "A player.", k.When("where a player is named")]
    unit: Annotated[k.UnitName, "Of which kind it is.", k.When("with `force_back`")]
    troops: Annotated[int, "How many.", k.When("where troops are counted")]
    dreadnoughts: Annotated[int, "How many.", k.When("where dreadnoughts are counted")]
    strength: Annotated[
        int, "The strength in the Conflict afterwards.", k.When("where units go there or leave it")
    ]
    spice: Annotated[int, "How much is sold.", k.When("with `sell_spice`")]
    negotiators: Annotated[int, "How many are returned.", k.When("with `acquire_tech`")]


class Offer(Details):
    """What may be chosen."""

    choice: Annotated[k.ChoiceText, "The answer as text; `game.choose` takes it."]
    words: Annotated[str, "What a button says."]
    verb: Annotated[str, "What is done: the first word of the text."]
    thing: Annotated[k.SourceKey | None, "The printed thing that is named."]
    kind: Annotated[str | None, "Its kind as in `kanly cards --json`."]
    place: Annotated[k.SpaceKey | None, "The board space that is named."]
    group: Annotated[str | None, "Answers with the same one differ only in where to, how many or how paid."]
    costs: Annotated[list[Effect], "What it costs now."]
    brings: Annotated[list[Effect], "What it brings, as far as that is printed or the rules fix it."]


class Answer(Offer):
    """An offer with its number."""

    number: Annotated[int, "Its place among the choices of the game, counted from 0."]


class Why(TypedDict):
    """What asks."""

    kind: Annotated[str, "The kind of a printed thing as in `kanly cards --json`, `window`, or `rules`."]
    key: Annotated[str | None, "The thing, that of a space with `@` before it, or the name of the window."]
    word: Annotated[k.WordPlace, "The effect that asks, or the menu of a turn or of a group of effects."]
    words: Annotated[str, "The name of the thing, of the window, or of the phase."]


class Prompt(TypedDict):
    """What somebody is asked."""

    seat: Annotated[k.Seat, "Who is asked."]
    rival: Annotated[k.Seat | None, "The Rival that is decided for; null: none."]
    question: Annotated[str, "The question in words."]
    why: Annotated[Why, "What asks."]
    answers: Annotated[list[Answer], "Every legal answer, in the order of the choices of the game."]
