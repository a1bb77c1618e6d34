"""The card language: one file for each family of words."""
