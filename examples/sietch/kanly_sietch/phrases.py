"""What each language says about the word of this set, and its icons."""

from kanly.content.set import Phrases
from kanly.text.english import parts as english
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese import parts as japanese
from kanly.text.traditional_chinese import parts as chinese
from kanly_sietch.words import SolariForGarrison


def in_english(language: object, word: SolariForGarrison, form: Form) -> str:
    gain = f"{english.do(form, 'gain')} {token('solari', 1)}"
    return f"{gain} for every {token('troop', word.troops)} in {english.your(form)} garrison"


def in_japanese(language: object, word: SolariForGarrison, form: Form) -> str:
    there = f"{japanese.own(form)}駐屯地の{token('troop', word.troops)}"
    return f"{there}につき{token('solari', 1)}を{japanese.GAIN(form)}"


def in_chinese(language: object, word: SolariForGarrison, form: Form) -> str:
    gain = chinese.do(form, f"獲得{token('solari', 1)}")
    return f"{chinese.me(form)}的軍營中每有{token('troop', word.troops)}，{gain}"


def as_icons(language: object, word: SolariForGarrison, form: Form) -> str:
    return f"{token('solari', 1)} / {token('troop', word.troops)}"


PHRASES: Phrases = {
    SolariForGarrison: {"en": in_english, "ja": in_japanese, "zh_hant": in_chinese, "icons": as_icons},
}
