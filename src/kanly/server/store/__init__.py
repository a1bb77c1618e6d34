"""Where live games are kept: append-only, and durable before anybody is told."""
