"""The web server: people, games and their tables, over HTTP and websockets."""
