"""What happened and what may be done, in words, for every front end."""
