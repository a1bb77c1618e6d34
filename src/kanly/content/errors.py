"""What is wrong with a game that cannot be set up."""


class RulesError(ValueError):
    """A game that cannot be set up, with the reason in one sentence."""
