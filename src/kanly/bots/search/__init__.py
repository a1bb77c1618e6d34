"""The search bot: plays each promising choice on in worlds that may be the true one, and compares."""
