"""The machine: runs words to the next decision and asks for order only where it matters."""
