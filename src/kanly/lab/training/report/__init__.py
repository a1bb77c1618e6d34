"""What is left for people to read after a training."""
