"""Where things of each kind are written. When files move, this table moves with them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CONTENT = "src/kanly/content"  # a folder for each set, in it a file for each family of cards
SETS = "examples"  # a folder for each set of one's own
CODES = ("en", "ja", "zh_hant")  # of the files of names
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

USUAL = {"ruling": "new_rulings", "language": "xx"}  # of --in

WHOLE = (  # at the end of everything
    "python3 dev.py test --pure (6 to 15 minutes), or python3 dev.py test (both builds: 15 to 25)",
)

ANSWERS = (  # what a word touches that asks something no verb says yet
    "src/kanly/engine/vocabulary.py: a Verb with the next free number",
    "src/kanly/engine/answers.py: its name and its fields",
    "src/kanly/text/deeds.py, src/kanly/text/deed_language.py: a deed, and the demand for its phrase",
    "src/kanly/text/{english,japanese,traditional_chinese}/deeds.py: its phrase",
    "src/kanly/text/choices.py: its reader",
    "src/kanly/refusals/naming.py or numbers.py: why it may be refused; entered in refusals/answers.py",
    "tests/text/test_answers.py, tests/text/test_deeds.py: an example in EXAMPLES",
    "docs/api.md: a row in the table of answers",
)

COMPLETE = (  # said to whoever adds to a printed box
    "the printed boxes are complete. One card more changes every shuffle: records of earlier editions end,",
    "recorded games and random samples no longer hold what tests look for in them, and counts are wrong.",
    'An invented card goes into a set of its own: python3 dev.py new set "Deep Desert".',
)
OF_THE_ENGINE = (  # said to whoever adds a word to the engine
    "a word of the engine is for a printed card that cannot be said without it, and has a ruling.",
    'An invented word goes into a set of its own: python3 dev.py new set "Deep Desert".',
)
WHOLE_FOR_A_SET = ("python3 dev.py test --pure (6 to 15 minutes on two free cores; CI tests both builds)",)
