"""Agents, seats and turns, in English."""

from __future__ import annotations

from kanly.engine.play.combat import PlaceDreadnought
from kanly.engine.play.placement import PayForSpace, TakeAgent
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
from kanly.text.english.parts import do, listed, you, your
from kanly.text.forms import Form
from kanly.text.glossary import icons_in, token
from kanly.text.word_language import WordLanguage


class EnglishBoard(WordLanguage):
    def block_space(self, word: BlockSpace, form: Form) -> str:
        until = f"opponents cannot send Agents there until {your(form)} next turn"
        return f"{do(form, 'name')} a board space: {until}"

    def take_another_turn(self, word: TakeAnotherTurn, form: Form) -> str:
        return f"{do(form, 'take')} another turn right after this one"

    def pass_turn(self, word: PassTurn, form: Form) -> str:
        return f"{do(form, 'end')} {your(form)} turn here, neither sending an Agent nor revealing"

    def recall_agent(self, word: RecallAgent, form: Form) -> str:
        return f"{do(form, 'return')} one of {your(form)} Agents on the board to {your(form)} Leader"

    def take_mentat(self, word: TakeMentat, form: Form) -> str:
        return f"{do(form, 'take')} the {token('mentat')}, one more Agent for this round"

    def win_mentat(self, word: WinMentat, form: Form) -> str:
        return f"{do(form, 'take')} the {token('mentat')} for the next round"

    def take_seat(self, word: TakeSeat, form: Form) -> str:
        worth = f"worth {token('persuasion', 2)} on each of {your(form)} Reveal turns"
        return f"{do(form, 'take')} a {token('seat')}, {worth}"

    def take_swordmaster(self, word: TakeSwordmaster, form: Form) -> str:
        return f"{do(form, 'take')} {your(form)} third Agent, for the rest of the game"

    def add_icons(self, word: AddIcons, form: Form) -> str:
        return f"the card played to send an Agent this turn also has the {listed(icons_in(word.icons))} icons"

    def ignore_enemy_agents(self, word: IgnoreEnemyAgents, form: Form) -> str:
        return f"enemy Agents do not block the next Agent {you(form, 'send')} this turn"

    def signet(self, word: Signet, form: Form) -> str:
        return f"{do(form, 'use')} the {token('signet')} of {your(form)} Leader"

    def control(self, word: Control, form: Form) -> str:
        return f"{do(form, 'take')} {token('control')} of the location"

    def take_agent(self, word: TakeAgent, form: Form) -> str:
        return f"{do(form, 'choose')} the Agent to send"

    def pay_for_space(self, word: PayForSpace, form: Form) -> str:
        return f"{do(form, 'choose')} how much {token('spice')} to sell"

    def place_dreadnought(self, word: PlaceDreadnought, form: Form) -> str:
        return f"{do(form, 'put')} {token('dreadnought', 1)} from the Conflict on the flag of a location"
