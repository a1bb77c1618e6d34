"""Changes in the log."""

import pytest

from kanly import new_game
from kanly.text.languages import LANGUAGES
from kanly.text.log import changes_text, counts_of


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_change_is_told_with_its_number_and_sign(code: str) -> None:
    counts = counts_of(new_game(4, seed=7, keep_history=False).state.players[0])
    language = LANGUAGES[code]
    for name in counts:
        for change, told in ((3, "+3"), (-3, "-3")):
            after = {**counts, name: counts[name] + change}
            assert told in language.plain(changes_text(language, counts, after))
