"""The arena: bots against each other on duplicate deals, and how sure one may be of the outcome."""
