"""The server's interface for browsers and programs: everything but the play itself, which has a socket."""
