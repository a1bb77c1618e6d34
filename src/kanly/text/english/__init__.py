"""English, one file for each family of words."""

from kanly.text.english.english import English as English
