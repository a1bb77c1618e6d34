"""What a language must be able to say about what Leaders and tiles change: one method for each word.

Its clauses are about the reader: 'you win ties', 'whenever you harvest spice: ...'.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kanly.text.forms import Form

if TYPE_CHECKING:
    from kanly.engine.words.leader import ChooseSecrets, Masterstroke, OneStepAhead, SetAside, Snoopers
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


class StandingLanguage(ABC):
    @abstractmethod
    def at(self, word: At, form: Form) -> str: ...
    @abstractmethod
    def harvest_less(self, word: HarvestLess, form: Form) -> str: ...
    @abstractmethod
    def cheaper_spaces(self, word: CheaperSpaces, form: Form) -> str: ...
    @abstractmethod
    def pass_enemies(self, word: PassEnemies, form: Form) -> str: ...
    @abstractmethod
    def see_top(self, word: SeeTop, form: Form) -> str: ...
    @abstractmethod
    def more_solari(self, word: MoreSolari, form: Form) -> str: ...
    @abstractmethod
    def stronger_dreadnoughts(self, word: StrongerDreadnoughts, form: Form) -> str: ...
    @abstractmethod
    def acquire_on_top(self, word: AcquireOnTop, form: Form) -> str: ...
    @abstractmethod
    def more_shipped_troops(self, word: MoreShippedTroops, form: Form) -> str: ...
    @abstractmethod
    def detonate(self, word: Detonate, form: Form) -> str: ...
    @abstractmethod
    def win_ties(self, word: WinTies, form: Form) -> str: ...
    @abstractmethod
    def masterstroke(self, word: Masterstroke, form: Form) -> str: ...
    @abstractmethod
    def snoopers(self, word: Snoopers, form: Form) -> str: ...
    @abstractmethod
    def one_step_ahead(self, word: OneStepAhead, form: Form) -> str: ...
    @abstractmethod
    def choose_secrets(self, word: ChooseSecrets, form: Form) -> str: ...
    @abstractmethod
    def set_aside(self, word: SetAside, form: Form) -> str: ...
