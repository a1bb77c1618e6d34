"""What the server will not do, said in one sentence."""

from __future__ import annotations

import math

import msgspec

from kanly.text.server_sentences import ENGLISH, told


class Refused(Exception):  # noqa: N818
    """Told to whoever asked; never a fault of the server."""

    def __init__(self, code: str, sentence: str, status: int = 400, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.status = status
        self.wait = wait  # seconds after which it may be tried again; 0: nothing is said of that

    def body(self, language: str = ENGLISH) -> bytes:
        code, sentence = told(self.code, self.sentence, language)
        return msgspec.json.encode({"error": {"code": code, "message": sentence}})

    def headers(self, language: str = ENGLISH) -> dict[str, str]:
        said = {"content-type": "application/json", "cache-control": "no-store", "content-language": language}
        return {**said, "retry-after": str(math.ceil(self.wait))} if self.wait else said
