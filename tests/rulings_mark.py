"""Names the rulings that a test proves: `@ruling("combat-3", "combat-4")` above the test."""

import pytest


def ruling(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.ruling(*ids)
