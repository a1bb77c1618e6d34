"""What an Agent that is sent uses up."""

from scenario import table


def test_only_the_next_agent_passes_enemies() -> None:
    """Infiltrate is used up by the Agent that is sent, whether somebody stood in its way or not."""
    me, *_ = table(me={"hand": "reconnaissance", "intrigues": "infiltrate"}, left={}, right={})
    me.plays("infiltrate")
    assert me.table.state.passes_enemies
    me.sends("reconnaissance", "carthag")
    assert not me.table.state.passes_enemies
