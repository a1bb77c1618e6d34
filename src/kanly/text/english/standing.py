"""What Leaders and tiles change, in English."""

from __future__ import annotations

from kanly.engine.vocabulary import Moment
from kanly.engine.words.standing import (
    AcquireOnTop,
    At,
    CheaperSpaces,
    Detonate,
    HarvestLess,
    MoreShippedTroops,
    MoreSolari,
    PassEnemies,
    SeeTop,
    StrongerDreadnoughts,
    WinTies,
)
from kanly.text.english.parts import listed
from kanly.text.forms import Form
from kanly.text.glossary import icon, token
from kanly.text.word_language import WordLanguage

MOMENTS = {
    Moment.SETUP: "at the start of the game",
    Moment.PAID_SOLARI_TO_SPACE: "whenever you pay Solari for a board space",
    Moment.HARVEST: "whenever you harvest spice",
    Moment.SEAT_TAKEN: "when you take a High Council seat",
    Moment.REVEAL: "on your Reveal turn",
    Moment.ROUND_START: "at the start of each round",
    Moment.WON: "when you win a Conflict",
    Moment.ENDGAME: "in the Endgame",
}


class EnglishStanding(WordLanguage):
    def at(self, word: At, form: Form) -> str:
        return f"{MOMENTS[word.moment]}: {self.joined(word.words, form)}"

    def cheaper_spaces(self, word: CheaperSpaces, form: Form) -> str:
        return f"{icon(word.icon)} spaces cost you {token('solari', word.solari)} less"

    def harvest_less(self, word: HarvestLess, form: Form) -> str:
        less = f"gain {token('spice', word.spice)} less"
        return f"{MOMENTS[Moment.HARVEST]}: {less} and {self.joined(word.words, form)}"

    def pass_enemies(self, word: PassEnemies, form: Form) -> str:
        return f"enemy Agents do not block you on {listed([icon(each) for each in word.icons])} spaces"

    def see_top(self, word: SeeTop, form: Form) -> str:
        return "you may look at the top card of your deck at any time"

    def more_solari(self, word: MoreSolari, form: Form) -> str:
        return f"whenever you gain {token('solari')} on your turn, gain {token('solari', word.solari)} more"

    def stronger_dreadnoughts(self, word: StrongerDreadnoughts, form: Form) -> str:
        return f"each of your dreadnoughts in the Conflict has strength {word.strength}"

    def acquire_on_top(self, word: AcquireOnTop, form: Form) -> str:
        return "cards you acquire may go on top of your deck"

    def more_shipped_troops(self, word: MoreShippedTroops, form: Form) -> str:
        more = f"whenever your {token('freighter')} brings troops, recruit {token('troop', word.troops)} more"
        return f"{more}; except in Combat, any of them may go straight to the Conflict"

    def detonate(self, word: Detonate, form: Form) -> str:
        home = "return one of your dreadnoughts in it to your supply"
        flag = "instead of putting it on the flag of a location"
        points = token("victory_point", word.victory_points)
        return f"{MOMENTS[Moment.WON]}, you may {home} and gain {points} {flag}"

    def win_ties(self, word: WinTies, form: Form) -> str:
        return "you win ties for victory at the end of the game"
