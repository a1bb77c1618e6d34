"""Where things of each kind are written. When files move, this table moves with them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CONTENT = "src/kanly/content"  # a folder for each set, in it a file for each family of cards
NAMES = "src/kanly/content/names"  # one file of names for each language
WORDS = "src/kanly/engine/words"  # one file for each family of words
PHRASES = "src/kanly/text/word_language.py"  # an abstract method for each word
LANGUAGES = ("src/kanly/text/english", "src/kanly/text/japanese", "src/kanly/text/traditional_chinese")
REGISTER = "src/kanly/text/languages.py"
INTERFACE = "src/kanly/text/ui"
ICONS = "src/kanly/text/icons.py"
FACTS = "tests/facts/cards.yaml"
FACTS_READER = "tests/content/plain_reader.py"  # the words of a card as an entry of the facts
COUNTS = (  # of what is in the boxes
    "tests/content/test_facts.py",
    "tests/content/test_facts_files.py",
    "tests/cli/test_simulate.py",
    "tests/rulings/test_ix_set_up.py",
)
WORD_TESTS = "tests/words"
RULINGS = "docs/rulings.yaml"
RULING_IDS = "tests/facts/ruling_ids.txt"
RULING_TESTS = "tests/rulings"

USUAL = {"card": "ix/imperium", "word": "board", "ruling": "new_rulings", "language": "xx"}  # of --in

ANSWERS = (  # what a word touches that asks something no verb says yet
    "src/kanly/engine/vocabulary.py (Verb)",
    "src/kanly/record/notation.py",
    "src/kanly/text/deeds.py, src/kanly/text/choices.py, src/kanly/text/deed_language.py",
    "src/kanly/text/{english,japanese,traditional_chinese}/deeds.py",
    "docs/api.md (the table of answers)",
)
