from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.native import mypyc_attr

if TYPE_CHECKING:
    from kanly.engine.words.word import Word


@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """One word waiting to happen, or happening. Never changed once made, so clones share it."""

    __slots__ = ("frame", "owner", "slot", "source", "wanted", "word")

    def __init__(self, word: Word, owner: int, source: int, slot: int = 0, wanted: bool = False) -> None:
        self.word: Final = word
        self.frame: Final = word.frame  # FrameKind
        self.owner: Final = owner  # the seat that resolves it
        self.source: Final = source  # number of the card, space, Leader or Conflict it is printed on
        self.slot: Final = slot  # which revealed card of this turn it came from, counted from 1; 0: none
        self.wanted: Final = wanted  # its owner named it and need not have: to decline is no answer any more
