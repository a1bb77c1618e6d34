"""Whether pending effects could be pending together: the phases, the frames, and whose turn or go it is."""

from __future__ import annotations

import re

from kanly.content.catalog import CATALOG
from kanly.engine.rivals.turns import END_RIVAL_TURN
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Kind, Window
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.lasting import Cheaper
from kanly.engine.words.word import FrameKind
from kanly.record.fields import refuse

# The phases below what is being resolved, from the bottom of the stack; any other step is a "word".
STACK = re.compile(
    r"|round( word)+"
    r"|recall makers combat player_turns( draw_hands( word)+| aside| turn( word)*)"
    r"|recall makers combat player_turns rival_turn( deploys)?( word)+"
    r"|recall makers after_combat( next_go combat_go|( reward)*( won)?)( word)*"
    r"|next_endgame_go endgame_go( word)*"
)
PHASES = {
    "round": "round",
    "recall": "recall",
    "makers": "makers",
    "combat": "combat",
    "player_turns": "player_turns",
    "draw_hands": "draw_hands",
    "defence": "defence",
    "after_combat": "after_combat",
    "next_go": "next_go",
    "rewards": "rewards",
    "next_endgame_go": "next_endgame_go",
    "first_reward": "reward",
    "second_reward": "reward",
    "third_reward": "reward",
    "rival_first_reward": "reward",
    "rival_second_reward": "reward",
    "end_rival_turn": "rival_turn",
    "rival_deploys": "deploys",
    "set_aside": "aside",
}
GROUPS: dict[int, tuple[str, tuple[int, ...]]] = {
    FrameKind.TURN: ("turn", (Window.TURN_OPEN, Window.TURN)),
    FrameKind.COMBAT: ("combat_go", (Window.COMBAT,)),
    FrameKind.WON: ("won", (Window.WON,)),
    FrameKind.ENDGAME: ("endgame_go", (Window.ENDGAME,)),
}


def check_pending(g: State) -> None:
    check_stack(g)
    check_window(g)
    check_bag(g)
    check_sources(g)


def kind_of(step: Step) -> str:
    frame = step.word.frame
    if frame in GROUPS:
        return GROUPS[frame][0]
    return PHASES.get(CATALOG.place_of(step.word), "word")


def check_stack(g: State) -> None:
    kinds = [kind_of(step) for step in g.stack]
    if not STACK.fullmatch(" ".join(kinds)):
        refuse("stack", "these steps cannot be pending together")
    for i, step in enumerate(g.stack):
        check_owner(g, step, kinds[i], f"stack[{i}]")
    if (g.round == 0) != (kinds[:1] == ["round"]):
        refuse("round", "it does not fit the pending steps")


def check_owner(g: State, step: Step, kind: str, where: str) -> None:
    if (step.owner == NOBODY) != (kind in PHASES):
        refuse(where, "the step has the wrong owner")
    if kind == "aside" and not g.catalog.leaders[g.players[step.owner].leader].sets_aside:
        refuse(where, "only Ilesa sets cards aside")
    rival = step.owner != NOBODY and g.players[step.owner].kind != Kind.HUMAN
    if rival != of_rivals(step) and (of_rivals(step) or step.word.frame in GROUPS or kind == "reward"):
        refuse(where, "Rivals and players do not do the same things")


def of_rivals(step: Step) -> bool:
    return "rival" in CATALOG.place_of(step.word).split("/")[0].split("_")


def check_window(g: State) -> None:
    """The outermost group says whose turn or go it is."""
    groups = [step for step in g.stack if step.word.frame in GROUPS]
    windows: tuple[int, ...] = (Window.NONE,)
    seat, turn = NOBODY, False
    for step in groups:
        windows, seat, turn = GROUPS[step.word.frame][1], step.owner, step.word.frame == FrameKind.TURN
    if g.window not in windows or g.window_seat != seat:
        refuse("window", "it does not fit the pending steps")
    rivals = [step.owner for step in g.stack if step.word is END_RIVAL_TURN]
    if g.active != (seat if turn else max(rivals, default=NOBODY)) or (g.revealing and not turn):
        refuse("active", "it does not fit the pending steps")
    sent_by_a_card = turn or not g.rules.has_rivals
    if (g.sent_card == 0) != (g.sent_space == NOBODY) and (sent_by_a_card or g.sent_card):
        refuse("sent_space", "a card and a board space go together")


def check_bag(g: State) -> None:
    owners = [step.owner for step in g.stack if step.word.frame != FrameKind.ORDINARY]
    if len(owners) != len(g.frames) or g.frames[:1] != [0] * len(owners[:1]) or g.frames != sorted(g.frames):
        refuse("frames", "they do not fit the pending steps")
    if max([0, *g.frames]) > len(g.bag) or (g.bag and not g.frames):
        refuse("bag", "it does not fit the frames")
    for i, step in enumerate(g.bag):
        frame = sum(1 for start in g.frames if start <= i) - 1
        if kind_of(step) != "word" or step.word.frame or step.owner != owners[frame]:
            refuse(f"bag[{i}]", "the step cannot wait here")


def check_sources(g: State) -> None:
    keys = g.catalog.sources
    for name, steps in (("stack", g.stack), ("bag", g.bag), ("lasting", g.lasting)):
        for i, step in enumerate(steps):
            printed_on = g.catalog.place_of(step.word).split("/")[0]
            if keys.get(printed_on, step.source) != step.source or step.slot > g.slots:
                refuse(f"{name}[{i}]", "the step did not come from there")
    for i, step in enumerate(g.lasting):
        if not isinstance(step.word, Lasting | Cheaper) or step.owner == NOBODY:
            refuse(f"lasting[{i}]", "this is nothing that lasts")
