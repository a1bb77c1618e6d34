"""Games as text: choices, whole games, saved positions."""
