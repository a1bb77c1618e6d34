"""Proper names, terms and labels: one file for each language, all with the same keys."""
