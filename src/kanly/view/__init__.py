"""What one seat is shown, and the question it is asked."""
