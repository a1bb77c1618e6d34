"""What stands before every request: hosts, origins, sizes, headers."""
