"""Whether pending effects could be pending together: the phases, the frames, and whose turn or go it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kanly.engine.play.standing import of_leader
from kanly.engine.rivals.turns import END_RIVAL_TURN
from kanly.engine.soundness import Fault
from kanly.engine.vocabulary import NOBODY, Kind, Question, Window
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.lasting import Cheaper
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step

# The phases below what is being resolved, from the bottom of the stack; any other step is a "word".
STACK: Final = re.compile(
    r"|round( word)+"
    r"|recall makers combat player_turns( draw_hands( word)+| aside| turn( word)*)"
    r"|recall makers combat player_turns rival_turn( deploys)?( word)+"
    r"|recall makers after_combat( next_go combat_go|( reward)*( won)?)( word)*"
    r"|next_endgame_go endgame_go( word)*"
)
NOBODYS: Final = (
    "round", "recall", "makers", "combat", "player_turns", "draw_hands", "defence", "after_combat", "next_go",
    "rewards", "next_endgame_go",
)  # fmt: skip
KINDS: Final[dict[str, str]] = {
    **{name: name for name in NOBODYS},
    "first_reward": "reward",
    "second_reward": "reward",
    "third_reward": "reward",
    "rival_first_reward": "reward",
    "rival_second_reward": "reward",
    "rival_third_reward": "reward",
    "end_rival_turn": "rival_turn",
    "rival_deploys": "deploys",
    "set_aside": "aside",
}  # of house words
GROUPS: Final[dict[int, str]] = {
    FrameKind.TURN: "turn",
    FrameKind.COMBAT: "combat_go",
    FrameKind.WON: "won",
    FrameKind.ENDGAME: "endgame_go",
}
WINDOWS: Final[dict[int, tuple[int, ...]]] = {
    FrameKind.TURN: (Window.TURN_OPEN, Window.TURN),
    FrameKind.COMBAT: (Window.COMBAT,),
    FrameKind.WON: (Window.WON,),
    FrameKind.ENDGAME: (Window.ENDGAME,),
}


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    check_stack(g, found)
    check_window(g, found)
    check_frames(g, found)
    if not found:
        check_bag(g, found)
    check_sources(g, "stack", g.stack, found)
    check_sources(g, "bag", g.bag, found)
    check_sources(g, "lasting", g.lasting, found)
    check_lasting(g, found)
    check_wanted(g, found)
    return found


def kind_of(g: State, step: Step) -> str:
    group = GROUPS.get(step.frame)
    return group or KINDS.get(g.catalog.place_of(step.word), "word")


def check_stack(g: State, found: list[Fault]) -> None:
    kinds = [kind_of(g, step) for step in g.stack]
    if not STACK.fullmatch(" ".join(kinds)):
        found.append(("stack", "these steps cannot be pending together"))
    for i in range(len(kinds)):
        check_owner(g, g.stack[i], kinds[i], f"stack[{i}]", found)
    if (g.round == 0) != (kinds[:1] == ["round"]):
        found.append(("round", "it does not fit the pending steps"))


def check_owner(g: State, step: Step, kind: str, where: str, found: list[Fault]) -> None:
    if (step.owner == NOBODY) != (kind in NOBODYS):
        found.append((where, "the step has the wrong owner"))
    elif step.owner == NOBODY:
        return
    elif kind == "aside" and not of_leader(g, step.owner, Question.SETS_ASIDE):
        found.append((where, "only Ilesa sets cards aside"))
    elif g.players[step.owner].kind != Kind.HUMAN:
        if step.frame in GROUPS or (kind == "reward" and not is_of_rivals(g, step)):
            found.append((where, "Rivals and players do not do the same things"))
    elif is_of_rivals(g, step):
        found.append((where, "Rivals and players do not do the same things"))


def is_of_rivals(g: State, step: Step) -> bool:
    return "rival" in printed_on(g, step).split("_")


def printed_on(g: State, step: Step) -> str:
    return g.catalog.place_of(step.word).split("/")[0]


def check_window(g: State, found: list[Fault]) -> None:
    """The innermost group says whose turn or go it is."""
    frame, seat, rival = FrameKind.ORDINARY, NOBODY, NOBODY
    for step in g.stack:
        if step.frame in GROUPS:
            frame, seat = step.frame, step.owner
        elif step.word is END_RIVAL_TURN:
            rival = step.owner
    if g.window not in WINDOWS.get(frame, (Window.NONE,)) or g.window_seat != seat:
        found.append(("window", "it does not fit the pending steps"))
    is_turn = frame == FrameKind.TURN
    if g.active != (seat if is_turn else rival) or (g.revealing and not is_turn):
        found.append(("active", "it does not fit the pending steps"))
    may_lack_a_card = g.rules.has_rivals and not is_turn
    if (g.sent_card == 0) != (g.sent_space == NOBODY) and not (may_lack_a_card and g.sent_card == 0):
        found.append(("sent_space", "a card and a board space go together"))


def check_frames(g: State, found: list[Fault]) -> None:
    """Every open frame has its place in the bag."""
    opened = sum(1 for step in g.stack if step.frame != FrameKind.ORDINARY)
    if len(g.frames) != opened or g.frames != sorted(g.frames) or (g.frames and g.frames[0] != 0):
        found.append(("frames", "they do not fit the pending steps"))
    elif (g.bag and not g.frames) or (g.frames and g.frames[-1] > len(g.bag)):
        found.append(("bag", "it does not fit the frames"))


def check_bag(g: State, found: list[Fault]) -> None:
    owners = [step.owner for step in g.stack if step.frame != FrameKind.ORDINARY]
    frame = -1
    for i in range(len(g.bag)):
        while frame + 1 < len(g.frames) and g.frames[frame + 1] <= i:
            frame += 1
        step = g.bag[i]
        if kind_of(g, step) != "word" or step.frame or step.owner != owners[frame]:
            found.append((f"bag[{i}]", "the step cannot wait here"))


def check_sources(g: State, field: str, steps: list[Step], found: list[Fault]) -> None:
    for i in range(len(steps)):
        step = steps[i]
        if number_of(g, printed_on(g, step), step.source) != step.source or step.slot > g.slots:
            found.append((f"{field}[{i}]", "the step did not come from there"))


def check_wanted(g: State, found: list[Fault]) -> None:
    """Only what has just been named, and only what could have been left."""
    for field, steps in (("stack", g.stack[:-1]), ("bag", g.bag), ("lasting", g.lasting)):
        if any(step.wanted for step in steps):
            found.append((field, "only what is being asked can be wanted"))
    if g.stack and g.stack[-1].wanted and not g.stack[-1].word.optional():
        found.append(("stack", "nobody can choose to have this"))


def number_of(g: State, key: str, otherwise: int) -> int:
    """Of the thing with this key; house words and rewards of tracks are printed on none."""
    if key.startswith("@"):
        return g.catalog.spaces[g.catalog.space_index[key[1:]]].number
    return g.catalog.number.get(key, otherwise)


def check_lasting(g: State, found: list[Fault]) -> None:
    for i in range(len(g.lasting)):
        step = g.lasting[i]
        if not isinstance(step.word, Lasting | Cheaper) or step.owner == NOBODY:
            found.append((f"lasting[{i}]", "this is nothing that lasts"))
