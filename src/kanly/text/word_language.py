"""What a language must be able to say about the effects printed on components: one method for each word.

The method of a word is its name in snake_case. A phrase is a clause without a capital and without a full
stop. Its subject has been said before, except where the form asks for 'you may'.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from kanly.engine.vocabulary import class_name
from kanly.engine.words.tech import AcquireTech
from kanly.text.condition_language import ConditionLanguage, phrase_of_set
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.glossary import TOKENS, token
from kanly.text.merging import merged
from kanly.text.names import Names
from kanly.text.standing_language import StandingLanguage

if TYPE_CHECKING:
    from kanly.engine.play.combat import PlaceDreadnought
    from kanly.engine.play.placement import PayForSpace, TakeAgent
    from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
    from kanly.engine.words.board import (
        AddIcons,
        BlockSpace,
        Control,
        IgnoreEnemyAgents,
        PassTurn,
        RecallAgent,
        Signet,
        TakeAnotherTurn,
        TakeMentat,
        TakeSeat,
        TakeSwordmaster,
        WinMentat,
    )
    from kanly.engine.words.cards import (
        Discard,
        Draw,
        DrawTop,
        LookAtTop,
        ShuffleDiscardIntoDeck,
        TakeFromDiscard,
        Trash,
        TrashInPlay,
        TrashThis,
        TrashTop,
    )
    from kanly.engine.words.dreadnoughts import (
        Commission,
        DeployUnits,
        ForceBack,
        RetreatDreadnought,
        RetreatUnits,
    )
    from kanly.engine.words.gains import Gain, GainPer, GainPerCard, Harvest, Pay
    from kanly.engine.words.grammar import (
        AnOpponent,
        Arrow,
        Both,
        Choose,
        ChooseTwo,
        EachOpponent,
        Lasting,
        May,
        Then,
        When,
    )
    from kanly.engine.words.influence import (
        Influence,
        InfluenceEach,
        InfluenceTwo,
        InfluenceWhereAgentsStand,
        InfluenceWhereBehind,
        InfluenceWhereSnooper,
        LoseInfluence,
        PassAlliance,
    )
    from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
    from kanly.engine.words.lasting import Cheaper, MayGoOnTop
    from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
    from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
    from kanly.engine.words.tech import BuryIntrigue, Negotiator, SwapIntrigues, TrashTile
    from kanly.engine.words.units import (
        DeployFromGarrison,
        LoseDeployedTroops,
        LoseGarrisonTroop,
        Recruit,
        RecruitIntoConflict,
        RecruitMayDeploy,
        RecruitMayDeployOnReveal,
        Retreat,
    )
    from kanly.engine.words.word import Word


class WordLanguage(ConditionLanguage, StandingLanguage, ABC):
    names: Names

    def phrase(self, word: Word, form: Form = CARD) -> str:
        own = getattr(self, class_name(type(word)), None)
        return str(own(word, form) if own else phrase_of_set(type(word), self.code)(self, word, form))

    # --- how clauses are put together

    def joined(self, words: Sequence[Word], form: Form) -> str:
        """All of them, in one sentence."""
        return self.clauses(merged(words), form)

    @abstractmethod
    def clauses(self, words: Sequence[Word], form: Form) -> str:
        """These words one after the other, in one sentence."""

    def said_once(self, words: Sequence[Word], forms: Sequence[Form]) -> list[str]:
        """A clause for each word, or one for several alike in a row."""
        said = [(self.phrase(word, form), word) for word, form in zip(words, forms, strict=True)]
        groups = groupby(said, key=itemgetter(0))
        return [self.for_all(text, [word for _, word in alike], forms[0]) for text, alike in groups]

    def for_all(self, text: str, alike: Sequence[Word], form: Form) -> str:
        """The clause of one of these words, said for all of them."""
        may_be_left = alike[0].optional() and form.person is not Person.RIVAL
        return text if len(alike) == 1 else self.repeated(text, len(alike), may_be_left)

    @abstractmethod
    def repeated(self, text: str, times: int, may_be_left: bool) -> str:
        """The same clause several times: '..., twice', or 'up to twice' if each time may be left."""

    def is_mixed(self, word: Choose, form: Form) -> bool:
        """Whether some alternatives may be left even when chosen, and others must be done."""
        some = any(branch.optional() for branch in word.branches)
        return some and not word.optional() and form.optional() != form

    def tries_in_turn(self, word: Choose, form: Form) -> bool:
        """A Rival takes a tile if it can, and only otherwise what else is offered."""
        return form.person is Person.RIVAL and isinstance(word.branches[0], AcquireTech)

    @abstractmethod
    def or_else(self, texts: Sequence[str]) -> str:
        """Whole clauses, each of which is for when those before it cannot be done."""

    @abstractmethod
    def either(self, texts: Sequence[str]) -> str:
        """Whole clauses of which the reader chooses one."""

    @abstractmethod
    def exchange(self, cost: str, result: str) -> str:
        """Cost → result."""

    @abstractmethod
    def conditional(self, condition: str, text: str) -> str:
        """If ...: text."""

    def reserve_card(self, key: str) -> str:
        """One of them: its icon, or its name if it has none."""
        return token(key, 1) if key in TOKENS else self.names.card_key(key)

    # --- words that hold words

    def arrow(self, word: Arrow, form: Form) -> str:
        result = self.joined(word.words, form.as_(Mood.RESULT))
        return self.exchange(self.phrase(word.cost, form.as_(Mood.COST)), result)

    def then(self, word: Then, form: Form) -> str:
        return self.joined(word.words, form)

    def both(self, word: Both, form: Form) -> str:
        return self.joined(word.costs, form)

    def may(self, word: May, form: Form) -> str:
        return self.phrase(word.word, form.optional())

    def when(self, word: When, form: Form) -> str:
        return self.conditional(self.condition(word.condition, form), self.joined(word.words, form))

    @abstractmethod
    def choose(self, word: Choose, form: Form) -> str: ...
    @abstractmethod
    def choose_two(self, word: ChooseTwo, form: Form) -> str: ...
    @abstractmethod
    def each_opponent(self, word: EachOpponent, form: Form) -> str: ...
    @abstractmethod
    def an_opponent(self, word: AnOpponent, form: Form) -> str: ...
    @abstractmethod
    def lasting(self, word: Lasting, form: Form) -> str: ...

    # --- resources

    @abstractmethod
    def gain(self, word: Gain, form: Form) -> str: ...
    @abstractmethod
    def pay(self, word: Pay, form: Form) -> str: ...
    @abstractmethod
    def gain_per_card(self, word: GainPerCard, form: Form) -> str: ...
    @abstractmethod
    def gain_per(self, word: GainPer, form: Form) -> str: ...
    @abstractmethod
    def harvest(self, word: Harvest, form: Form) -> str: ...

    # --- cards of the deck

    @abstractmethod
    def draw(self, word: Draw, form: Form) -> str: ...
    @abstractmethod
    def shuffle_discard_into_deck(self, word: ShuffleDiscardIntoDeck, form: Form) -> str: ...
    @abstractmethod
    def look_at_top(self, word: LookAtTop, form: Form) -> str: ...
    @abstractmethod
    def draw_top(self, word: DrawTop, form: Form) -> str: ...
    @abstractmethod
    def trash_top(self, word: TrashTop, form: Form) -> str: ...
    @abstractmethod
    def take_from_discard(self, word: TakeFromDiscard, form: Form) -> str: ...
    @abstractmethod
    def trash(self, word: Trash, form: Form) -> str: ...
    @abstractmethod
    def trash_this(self, word: TrashThis, form: Form) -> str: ...
    @abstractmethod
    def trash_in_play(self, word: TrashInPlay, form: Form) -> str: ...
    @abstractmethod
    def discard(self, word: Discard, form: Form) -> str: ...
    @abstractmethod
    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str: ...
    @abstractmethod
    def acquire_named(self, word: AcquireNamed, form: Form) -> str: ...
    @abstractmethod
    def manipulate(self, word: Manipulate, form: Form) -> str: ...
    @abstractmethod
    def cheaper(self, word: Cheaper, form: Form) -> str: ...
    @abstractmethod
    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str: ...

    # --- Intrigue cards

    @abstractmethod
    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str: ...
    @abstractmethod
    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str: ...
    @abstractmethod
    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str: ...
    @abstractmethod
    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str: ...
    @abstractmethod
    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str: ...

    # --- Influence

    @abstractmethod
    def influence(self, word: Influence, form: Form) -> str: ...
    @abstractmethod
    def influence_each(self, word: InfluenceEach, form: Form) -> str: ...
    @abstractmethod
    def influence_two(self, word: InfluenceTwo, form: Form) -> str: ...
    @abstractmethod
    def influence_where_behind(self, word: InfluenceWhereBehind, form: Form) -> str: ...
    @abstractmethod
    def influence_where_snooper(self, word: InfluenceWhereSnooper, form: Form) -> str: ...
    @abstractmethod
    def influence_where_agents_stand(self, word: InfluenceWhereAgentsStand, form: Form) -> str: ...
    @abstractmethod
    def lose_influence(self, word: LoseInfluence, form: Form) -> str: ...
    @abstractmethod
    def pass_alliance(self, word: PassAlliance, form: Form) -> str: ...
    @abstractmethod
    def space_influence(self, word: SpaceInfluence, form: Form) -> str: ...

    # --- Agents, board spaces, seats and turns

    @abstractmethod
    def block_space(self, word: BlockSpace, form: Form) -> str: ...
    @abstractmethod
    def take_another_turn(self, word: TakeAnotherTurn, form: Form) -> str: ...
    @abstractmethod
    def pass_turn(self, word: PassTurn, form: Form) -> str: ...
    @abstractmethod
    def recall_agent(self, word: RecallAgent, form: Form) -> str: ...
    @abstractmethod
    def take_mentat(self, word: TakeMentat, form: Form) -> str: ...
    @abstractmethod
    def win_mentat(self, word: WinMentat, form: Form) -> str: ...
    @abstractmethod
    def take_seat(self, word: TakeSeat, form: Form) -> str: ...
    @abstractmethod
    def take_swordmaster(self, word: TakeSwordmaster, form: Form) -> str: ...
    @abstractmethod
    def add_icons(self, word: AddIcons, form: Form) -> str: ...
    @abstractmethod
    def ignore_enemy_agents(self, word: IgnoreEnemyAgents, form: Form) -> str: ...
    @abstractmethod
    def signet(self, word: Signet, form: Form) -> str: ...
    @abstractmethod
    def control(self, word: Control, form: Form) -> str: ...
    @abstractmethod
    def send_from_anywhere(self, word: SendFromAnywhere, form: Form) -> str: ...
    @abstractmethod
    def double_harvest(self, word: DoubleHarvest, form: Form) -> str: ...
    @abstractmethod
    def space_discount(self, word: SpaceDiscount, form: Form) -> str: ...

    # --- troops and dreadnoughts

    @abstractmethod
    def recruit(self, word: Recruit, form: Form) -> str: ...
    @abstractmethod
    def recruit_may_deploy(self, word: RecruitMayDeploy, form: Form) -> str: ...
    @abstractmethod
    def recruit_may_deploy_on_reveal(self, word: RecruitMayDeployOnReveal, form: Form) -> str: ...
    @abstractmethod
    def recruit_into_conflict(self, word: RecruitIntoConflict, form: Form) -> str: ...
    @abstractmethod
    def deploy_from_garrison(self, word: DeployFromGarrison, form: Form) -> str: ...
    @abstractmethod
    def retreat(self, word: Retreat, form: Form) -> str: ...
    @abstractmethod
    def lose_deployed_troops(self, word: LoseDeployedTroops, form: Form) -> str: ...
    @abstractmethod
    def lose_garrison_troop(self, word: LoseGarrisonTroop, form: Form) -> str: ...
    @abstractmethod
    def commission(self, word: Commission, form: Form) -> str: ...
    @abstractmethod
    def deploy_units(self, word: DeployUnits, form: Form) -> str: ...
    @abstractmethod
    def retreat_units(self, word: RetreatUnits, form: Form) -> str: ...
    @abstractmethod
    def retreat_dreadnought(self, word: RetreatDreadnought, form: Form) -> str: ...
    @abstractmethod
    def force_back(self, word: ForceBack, form: Form) -> str: ...

    # --- Freighter and Tech

    @abstractmethod
    def freighter(self, word: Freighter, form: Form) -> str: ...
    @abstractmethod
    def dividends(self, word: Dividends, form: Form) -> str: ...
    @abstractmethod
    def shipped_troops(self, word: ShippedTroops, form: Form) -> str: ...
    @abstractmethod
    def acquire_tech(self, word: AcquireTech, form: Form) -> str: ...
    @abstractmethod
    def negotiator(self, word: Negotiator, form: Form) -> str: ...
    @abstractmethod
    def trash_tile(self, word: TrashTile, form: Form) -> str: ...

    # --- steps of the game that ask something

    @abstractmethod
    def take_agent(self, word: TakeAgent, form: Form) -> str: ...
    @abstractmethod
    def pay_for_space(self, word: PayForSpace, form: Form) -> str: ...
    @abstractmethod
    def place_dreadnought(self, word: PlaceDreadnought, form: Form) -> str: ...
