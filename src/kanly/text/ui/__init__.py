"""Strings of the interface, a file for each language."""
