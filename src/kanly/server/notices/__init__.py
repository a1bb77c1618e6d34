"""Telling people that it is their turn, outside of the page."""
