"""Nets that learn to play by playing themselves."""
