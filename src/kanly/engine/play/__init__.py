"""What happens in a game: turns, phases, and every rule that moves pieces and cards."""
