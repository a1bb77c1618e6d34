"""What Leaders and tiles change, in icons: most of it only the text can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.text.forms import Form
from kanly.text.glossary import icon, token
from kanly.text.word_language import WordLanguage

if TYPE_CHECKING:
    from kanly.engine.words import leader, standing

SEE_TEXT: Final = token("see_text")


class IconStanding(WordLanguage):
    def at(self, word: standing.At, form: Form) -> str:
        return f"{SEE_TEXT}: {self.joined(word.words, form)}"

    def harvest_less(self, word: standing.HarvestLess, form: Form) -> str:
        return f"{SEE_TEXT}: -{token('spice', word.spice)} {self.joined(word.words, form)}"

    def cheaper_spaces(self, word: standing.CheaperSpaces, form: Form) -> str:
        return f"{icon(word.icon)} -{token('solari', word.solari)}"

    def pass_enemies(self, word: standing.PassEnemies, form: Form) -> str:
        return f"{' '.join(map(icon, word.icons))} {token('infiltration')}"

    def see_top(self, word: standing.SeeTop, form: Form) -> str:
        return SEE_TEXT

    def more_solari(self, word: standing.MoreSolari, form: Form) -> str:
        return f"{token('solari')}: +{token('solari', word.solari)}"

    def stronger_dreadnoughts(self, word: standing.StrongerDreadnoughts, form: Form) -> str:
        return f"{token('dreadnought')}: {token('sword', word.strength)}"

    def acquire_on_top(self, word: standing.AcquireOnTop, form: Form) -> str:
        return f"({token('deck')})"

    def more_shipped_troops(self, word: standing.MoreShippedTroops, form: Form) -> str:
        return f"{token('freighter')}: +{token('troop', word.troops)} ({token('combat')})"

    def detonate(self, word: standing.Detonate, form: Form) -> str:
        return f"({token('dreadnought', 1)} {token('arrow')} {token('victory_point', word.victory_points)})"

    def win_ties(self, word: standing.WinTies, form: Form) -> str:
        return SEE_TEXT

    def masterstroke(self, word: leader.Masterstroke, form: Form) -> str:
        return f"{token('troop', word.troops)} {token('combat')}: {SEE_TEXT}"

    def snoopers(self, word: leader.Snoopers, form: Form) -> str:
        return SEE_TEXT

    def one_step_ahead(self, word: leader.OneStepAhead, form: Form) -> str:
        return SEE_TEXT

    def choose_secrets(self, word: leader.ChooseSecrets, form: Form) -> str:
        return SEE_TEXT

    def set_aside(self, word: leader.SetAside, form: Form) -> str:
        return SEE_TEXT
