"""What is known of hidden cards, and by whom."""
