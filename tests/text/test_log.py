"""Changes in the log."""

import pytest

from kanly.telling.changes import ORDER
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.text.log import changes_text


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_change_is_told_with_its_number_and_sign(code: str) -> None:
    language = LANGUAGES[code]
    for name in ORDER:
        for change, told in ((3, "+3"), (-3, "-3")):
            assert told in changes_text(language, {name: change})


LETO, RABBAN, YOU = Who("A"), Who("B"), Who("C", is_you=True)


@pytest.mark.parametrize(
    ("code", "for_first", "for_second"),
    [
        (
            "en",
            "X: nobody wins, A and You tie for first (strength 4) and take the second reward, "
            "B third (strength 2)",
            "X: You first (strength 6), A and B tie for second (strength 4) and take the third reward",
        ),
        (
            "ja",
            "〈X〉：勝者なし、Aとあなたが1位で引き分け（戦力4）、2位の報酬を獲得、Bが3位（戦力2）",
            "〈X〉：あなたが1位（戦力6）、AとBが2位で引き分け（戦力4）、3位の報酬を獲得",
        ),
        (
            "zh_hant",
            "「X」：無人獲勝，A與你並列第一名（戰力4），皆獲得第二名的獎勵，B第三名（戰力2）",
            "「X」：你第一名（戰力6），A與B並列第二名（戰力4），皆獲得第三名的獎勵",
        ),
    ],
)
def test_a_tie_is_called_a_tie(code: str, for_first: str, for_second: str) -> None:
    """A tie for the first place leaves no winner; those who tie take the reward of the next place."""
    language = LANGUAGES[code]
    assert language.log_conflict("X", [(LETO, 1, 4), (YOU, 1, 4), (RABBAN, 2, 2)]) == for_first
    assert language.log_conflict("X", [(YOU, 0, 6), (LETO, 2, 4), (RABBAN, 2, 4)]) == for_second
