"""Somebody who is connected to a table, and what is waiting to be told there.

What there is to see is made only when it is sent: whoever reads slowly is told of more at once, and nothing
piles up meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from kanly.server.protocol import told
from kanly.text.language import Language
from kanly.text.server_sentences import told as sentence_told

MOST_REPLIES: Final = 64  # that wait; nobody who reads them lets so many wait


class Listener:
    def __init__(self, person: str, seat: int | None, language: Language) -> None:
        self.person = person
        self.seat = seat  # through whose eyes it looks; None: an onlooker's
        self.language = language
        self.is_to_be_greeted = True
        self.number: int | None = None  # up to which it has been told; None: nothing yet
        self.chapter = 0  # of the log, from which on it is told anew
        self.is_table_behind = False  # something beside the game has changed
        self.replies: deque[bytes] = deque()
        self.is_cut_off = False
        self.waking = asyncio.Event()
        self.advising: asyncio.Task[None] | None = None  # while a bot thinks about a hint for it

    def wake(self, *, is_table_new: bool = False) -> None:
        self.is_table_behind = self.is_table_behind or is_table_new
        self.waking.set()

    def reply(self, message: bytes) -> None:
        """An answer to this one alone."""
        self.replies.append(message)
        self.is_cut_off = self.is_cut_off or len(self.replies) > MOST_REPLIES
        self.waking.set()

    def refuse(self, number: int, code: str, sentence: str) -> None:
        """What was said under this number is not done."""
        said = sentence_told(code, sentence, self.language.tag)
        self.reply(told.written(told.Refusal(number, said.code, said.sentence)))

    def cut_off(self) -> None:
        self.is_cut_off = True
        self.waking.set()
