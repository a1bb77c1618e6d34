"""Readers that turn definitions and choices into sentences of a language, or into icons."""
