"""What a seat may know and choose, as rows of numbers for players that learn; and games in lockstep."""
