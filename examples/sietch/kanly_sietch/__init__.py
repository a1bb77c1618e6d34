"""Sietch: an example of a set."""

from kanly.content.set import Set
from kanly_sietch.cards import IMPERIUM, INTRIGUE
from kanly_sietch.phrases import PHRASES

SET = Set("sietch", (*IMPERIUM, *INTRIGUE), home="kanly_sietch", phrases=PHRASES)
