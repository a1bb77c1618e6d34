"""Japanese, one file for each family of words."""

from kanly.text.japanese.japanese import Japanese as Japanese
