"""Live games: who sits where, who is asked, and what proves that nobody was cheated."""
