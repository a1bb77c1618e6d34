"""The page of an arena: one file with its plots, for a screen of any size, by day and by night."""
