"""What something new begins as. Each skeleton fails a test or raises until it is filled in."""

CARD = """\
    Card(
        "{key}",
        cost=1,
        copies=1,
        icons=[],
        agent=[],
        reveal=[],
    ),
"""

NAME = '{key} = "{name}"\n'  # the others stay empty, which a test refuses

FACT = """\
- id: {key}
  name: {name}
  kind: imperium
  set: {box}
  copies: 1
  cost: 1
  factions: []
  icons: []
  reveal: {{persuasion: 0, swords: 0}}
"""

WORD = '''

@dataclass(frozen=True, eq=False)
class {name}(Word):
    """What it does, in the words of the rulebook.

    kanly/engine/words/word.py says what `possible`, `choices`, `optional`, `may_be_left`, `needs_target`,
    `touches`, `shuns`, `counts`, `eager`, `informs`, `asks` and the others mean, and what holds for a word
    that is silent about them.
    """

    def touches(self, g: State, s: Step) -> int:
        raise NotImplementedError

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        raise NotImplementedError
'''

DEMAND = """\
    @abstractmethod
    def {key}(self, word: {name}, form: Form) -> str: ...
"""

PHRASE = """
    def {key}(self, word: {name}, form: Form) -> str:
        raise NotImplementedError
"""

READER = '    {name}: lambda w: {{"{key}": 1}},\n'

WORD_TEST = '''"""What {name} does, by itself."""

from scenario import table


def test_{key}() -> None:
    """Name the test after what must hold, and use a card that has the word."""
    me, *others = table(me={{"hand": "reconnaissance"}}, left={{}}, right={{}})
    me.sends("reconnaissance", "carthag")
    raise NotImplementedError
'''

RULING = """
- id: {id}
  source: the document and its section
  kind: rule
  rule: A sentence that stands alone.
  given: what lies on the table
  when: what somebody does
  then: what must hold
  tags: []
  ref: '1.2'
"""

RULING_TEST = '''

@ruling("{id}")
def test_name_what_must_hold_{number}() -> None:
    """The document and its page."""
    me, *others = table(me={{"hand": "dagger"}}, left={{}}, right={{}})
    raise NotImplementedError
'''

RULING_TESTS = '''"""What these rulings are about."""

from rulings_mark import ruling
from scenario import table
'''

LANGUAGE = '''"""{name}."""

from __future__ import annotations

from kanly.text.language import Language


class {name}(Language):
    code = "{code}"
    tag = "{code}"
'''

PACKAGE = '''"""{name}, one file for each family of words."""

from kanly.text.{key}.{key} import {name} as {name}
'''
