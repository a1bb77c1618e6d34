"""Does Japanese say anything in the words of a printed text? Run by hand, with the files of that text:

    python tests/text/overlap_ja.py FILE ...

It prints every run of eight characters that a sentence of ours shares with the files. Names and set
terms do not count: each of them breaks a run.
"""

from __future__ import annotations

import ast
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from kanly.content.catalog import CATALOG
from kanly.text import japanese
from kanly.text.forms import CARD, TOLD_OF_OTHER
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text, tracks_text

LENGTH = 8
BREAK = "\n"
LANGUAGE = LANGUAGES["ja"]
SET_TERMS = """
説得力の行使 代行者の派遣 代行者アイコン 代行者 派遣 手番 ラウンド 策謀の山 策謀カード 帝国の列 帝国カード
技術タイル 影響力トラック 輸送トラック 輸送報酬 輸送艦 帰港 弩級戦艦 他のプレイヤー プレイヤー プレイ済み
任意の数の部隊 部隊 駐屯地 戦場 進軍 召集 撤退 基地 紛争エリア 紛争 戦力 追加香料 基本香料 香料 ソラリ
説得力 勝利点 影響力 派閥 同盟 占拠 獲得 破棄 捨て札 手札 カード コスト 公家ヘイガル ライバル 指揮官
最高議会 議席 メンタート メイカー マス アイコン ユニット シャッフル ゲーム中1回 終盤 戦術 陰謀 策謀 勝利
"""


def names() -> list[str]:
    known = LANGUAGE.names
    leaders = [text for leader in known.leaders.values() for text in vars(leader).values()]
    things = [name for section in known.things.values() for name in section.values()]
    terms = [term.name for term in known.terms.values()]
    return [*leaders, *things, *terms, *known.labels.values(), *known.houses.values(), *SET_TERMS.split()]


def plain(text: str) -> str:
    """Widths of characters and line breaks do not matter."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


NAMES = re.compile("|".join(sorted((re.escape(plain(name)) for name in names()), key=len, reverse=True)))


def runs(text: str) -> set[str]:
    """Every eight characters in a row that hold no name, no term and no mark."""
    parts = re.split(r"[\n、。「」〈〉《》（）()：:→／]", NAMES.sub(BREAK, plain(text)))
    return {part[i : i + LENGTH] for part in parts for i in range(len(part) - LENGTH + 1)}


def sentences() -> Iterator[str]:
    """Everything on components, every word by itself, and every piece of text in the sources."""
    for thing in CATALOG.things[1:]:
        yield from (line for box in card_text(LANGUAGE, thing) for line in box.lines)
    yield from (line for box in tracks_text(LANGUAGE) for line in box.lines)
    for word in CATALOG.words:
        if hasattr(LANGUAGE, re.sub(r"(?<!^)([A-Z])", r"_\1", type(word).__name__).lower()):
            yield from (LANGUAGE.phrase(word, form) for form in (CARD, TOLD_OF_OTHER))
    for path in Path(japanese.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def main(files: list[str]) -> None:
    printed = set().union(*(runs(Path(file).read_text(encoding="utf-8")) for file in files))
    found = {(run, text) for text in map(LANGUAGE.plain, sentences()) for run in runs(text) & printed}
    for run, text in sorted(found):
        print(f"{run}\t{text}")
    print(f"{len(found)} found")


if __name__ == "__main__":
    main(sys.argv[1:])
