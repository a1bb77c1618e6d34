"""A finished game looked at again: what each decision was worth, what was luck, and what others did."""
