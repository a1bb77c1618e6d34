"""What goes over the socket of a table, in both directions: docs/protocol.md is made of it."""
