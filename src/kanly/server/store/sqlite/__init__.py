"""Games in a file of SQLite."""
