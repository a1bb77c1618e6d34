"""Intrigue cards in general, and Plot cards one by one."""

import pytest
from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.engine import chance


@ruling("FAQ-112")
@pytest.mark.parametrize(("spice", "allied", "legal"), [(2, False, False), (1, True, False), (2, True, True)])
def test_condition_and_cost_must_both_be_met(spice: int, allied: bool, legal: bool) -> None:
    """FAQ, Intrigue cards: Allied Armada needs an Alliance and 2 spice."""
    me, *_ = table(
        board={"alliances": {"fremen": 0} if allied else {}},
        me={"intrigues": "allied_armada", "conflict": 1, "spice": spice},
        left={},
        right={},
    )
    me.table.play_on("pass")
    assert me.may_play("allied_armada") == legal


@ruling("FAQ-112")
def test_a_card_once_played_costs_and_works() -> None:
    """FAQ, Intrigue cards: the cost is paid, the effect comes, the card is discarded."""
    me, *_ = table(
        board={"alliances": {"fremen": 0}},
        me={"intrigues": "allied_armada", "conflict": 1, "spice": 3},
        left={},
        right={},
    )
    me.table.play_on("pass")
    me.plays("allied_armada")
    assert (me.spice, me.strength, me.intrigues) == (1, 2 + 7, "")


@ruling("FAQ-113")
def test_councilors_dispensation_needs_a_seat() -> None:
    """FAQ, Intrigue cards: without a seat on the High Council it cannot be played."""
    me, *_ = table(me={"intrigues": "councilors_dispensation"}, left={"council": True}, right={})
    assert not me.may_play("councilors_dispensation")
    me, *_ = table(me={"intrigues": "councilors_dispensation", "council": True}, left={}, right={})
    me.plays("councilors_dispensation")
    assert me.spice == 2


@ruling("FAQ-114")
def test_bribery_costs_two_solari() -> None:
    """FAQ, Intrigue cards: no 2 Solari, no Bribery; the payment cannot be declined."""
    me, *_ = table(me={"intrigues": "bribery", "solari": 1}, left={}, right={})
    assert not me.may_play("bribery")
    me, *_ = table(me={"intrigues": "bribery", "solari": 2}, left={}, right={})
    me.plays("bribery")
    assert me.solari == 0
    assert me.options == [
        f"gain_influence {name}" for name in ("emperor", "spacing_guild", "bene_gesserit", "fremen")
    ]
    me.gains_with("fremen")
    assert me.fremen == 1


def windfall_table() -> tuple[Seat, Seat]:
    me, left, _ = table(
        me={"hand": "dagger diplomacy", "intrigues": "windfall"}, left={"hand": "test_of_humanity"}, right={}
    )
    return me, left


@ruling("FAQ-115")
def test_plots_are_played_on_both_kinds_of_own_turn() -> None:
    """FAQ, Intrigue cards: Agent turn, before and after the card, and Reveal turn."""
    me, _ = windfall_table()
    assert me.may_play("windfall")
    me.sends("dagger", "hall_of_oratory")
    assert me.may_play("windfall")
    me, _ = windfall_table()
    me.reveals()
    me.plays("windfall")
    assert me.solari == 2


@ruling("FAQ-115")
def test_plots_are_not_played_on_other_turns() -> None:
    """FAQ, Intrigue cards: on somebody else's turn not even while one has to answer."""
    me, left = windfall_table()
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    assert me.options == []
    assert not left.may_play("windfall")
    left.sends("test_of_humanity", "secrets")
    assert me.options == ["choose discard"]


@ruling("FAQ-116")
def test_a_plot_may_come_before_the_card() -> None:
    """FAQ, Intrigue cards: Dispatch an Envoy, then a card that now reaches every Faction."""
    me, *_ = table(
        me={"hand": "dagger", "intrigues": "dispatch_an_envoy", "spice": 6, "water": 1}, left={}, right={}
    )
    factions = ["wealth", "conspire", "foldspace", "heighliner", "secrets", "stillsuits", "hardy_warriors"]
    assert not any(me.may_send("dagger", space) for space in factions)
    me.plays("dispatch_an_envoy")
    assert all(me.may_send("dagger", space) for space in factions)
    assert me.may_send("dagger", "hall_of_oratory")
    assert not me.may_send("dagger", "arrakeen")
    me.sends("dagger", "wealth")
    assert (me.emperor, me.solari) == (1, 2)


@ruling("FAQ-117")
def test_an_empty_intrigue_deck_is_rebuilt_from_the_discards() -> None:
    """FAQ, Intrigue cards: shuffled, and the draw goes on."""
    discards = "windfall bribery ambush refocus"
    me, *_ = table(
        board={"intrigue_deck": "", "intrigue_discard": discards},
        me={"hand": "reconnaissance"},
        left={},
        right={},
    )
    me.sends("reconnaissance", "carthag")
    g = me.table.state
    assert len(me.player.intrigues) == 1
    assert len(g.intrigue_deck) == 3
    assert g.intrigue_discard == []


@ruling("FAQ-117")
def test_the_rebuilt_intrigue_deck_is_shuffled() -> None:
    """FAQ, Intrigue cards: any card of the discard pile may be the one that is drawn."""
    drawn = set()
    for seed in range(30):
        me, *_ = table(
            board={"intrigue_deck": "", "intrigue_discard": "windfall bribery ambush refocus"},
            me={"hand": "reconnaissance"},
            left={},
            right={},
        )
        me.table.state.seed = chance.seed_bytes(seed)
        me.sends("reconnaissance", "carthag")
        drawn.add(me.intrigues)
    assert drawn == {"windfall", "bribery", "ambush", "refocus"}


@ruling("FAQ-117")
def test_the_intrigue_discards_wait_until_the_deck_is_empty() -> None:
    """FAQ, Intrigue cards: the other side, the last card of the deck is drawn before any is shuffled."""
    me, *_ = table(
        board={"intrigue_deck": "windfall", "intrigue_discard": "bribery ambush"},
        me={"hand": "reconnaissance"},
        left={},
        right={},
    )
    me.sends("reconnaissance", "carthag")
    g = me.table.state
    assert (me.intrigues, g.intrigue_deck, names(g.intrigue_discard)) == ("windfall", [], "bribery ambush")


@ruling("FAQ-118")
def test_charisma_waits_for_the_reveal_turn() -> None:
    """FAQ, Charisma: 2 Persuasion on this round's Reveal turn, none before."""
    me, *_ = table(me={"hand": "dagger", "intrigues": "charisma"}, left={}, right={})
    me.plays("charisma")
    me.sends("dagger", "hall_of_oratory")
    assert (me.persuasion, me.table.state.intrigue_discard) == (0, [])
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.persuasion == 2 + 1
    me.ends_turn()
    me.table.play_to_round(2)
    me.waits()
    me.reveals()
    assert me.persuasion == 2 * 5


@ruling("FAQ-118")
def test_charisma_on_the_reveal_turn_itself_works_at_once() -> None:
    """FAQ, Charisma: Plot cards may be played on the Reveal turn, and this is the turn it speaks of."""
    me, *_ = table(me={"hand": "dagger", "intrigues": "charisma"}, left={}, right={})
    me.reveals()
    me.plays("charisma")
    assert me.persuasion == 2
    assert names(me.table.state.intrigue_discard) == "charisma"


@ruling("FAQ-119")
@pytest.mark.parametrize("garrison", [0, 2])
def test_rapid_mobilization_may_deploy_nobody(garrison: int) -> None:
    """FAQ, Rapid Mobilization: any number includes none."""
    me, *_ = table(me={"intrigues": "rapid_mobilization", "garrison": garrison}, left={}, right={})
    me.plays("rapid_mobilization")
    if garrison:
        assert me.options == ["deploy 0", "deploy 1", "deploy 2"]
        me.deploys(0)
    assert (me.conflict, me.garrison, me.intrigues) == (0, garrison, "")
    assert names(me.table.state.intrigue_discard) == "rapid_mobilization"


@ruling("FAQ-119")
def test_rapid_mobilization_may_deploy_all() -> None:
    """FAQ, Rapid Mobilization: any number, whatever space was visited."""
    me, *_ = table(me={"intrigues": "rapid_mobilization", "garrison": 7}, left={}, right={})
    me.plays("rapid_mobilization")
    me.deploys(7)
    assert (me.conflict, me.garrison) == (7, 0)


@ruling("FAQ-120", "BASE-028")
def test_calculated_hire_needs_the_mentat_on_its_space() -> None:
    """FAQ and rulebook, Calculated Hire: while anybody has it, there is nothing to hire."""
    for holder in (0, 1):
        held = {"intrigues": "calculated_hire", "spice": 1}
        me, *_ = table(board={"mentat": holder}, me=held, left={}, right={})
        assert not me.may_play("calculated_hire")
    me, *_ = table(me={"intrigues": "calculated_hire", "spice": 1}, left={}, right={})
    me.plays("calculated_hire")
    assert (me.agents, me.spice, me.table.state.mentat) == (3, 0, me.seat)


@ruling("FAQ-121")
def test_refocus_shuffles_the_deck_if_nothing_is_discarded() -> None:
    """FAQ ver.03, Refocus: the known top card is not what is drawn for sure."""
    drawn = set()
    for seed in range(30):
        me, *_ = table(
            me={"intrigues": "refocus", "deck": "dagger diplomacy scout stilgar"}, left={}, right={}
        )
        me.table.state.seed = chance.seed_bytes(seed)
        me.plays("refocus")
        assert sorted(f"{me.hand} {me.deck}".split()) == ["dagger", "diplomacy", "scout", "stilgar"]
        assert len(me.player.hand) == 1
        drawn.add(me.hand)
    assert drawn == {"dagger", "diplomacy", "scout", "stilgar"}


@ruling("FAQ-122", "FAQ-123")
def test_recruitment_mission_does_nothing_on_the_agent_turn() -> None:
    """FAQ, Recruitment Mission: a card acquired on an Agent turn goes to the discard pile."""
    me, *_ = table(
        board={"row": "scout dr_yueh stilgar lady_jessica opulence"},
        me={"hand": "dagger", "intrigues": "recruitment_mission bypass_protocol"},
        left={},
        right={},
    )
    me.plays("recruitment_mission")
    assert me.persuasion == 0
    me.plays("bypass_protocol", 0)
    assert "acquire scout" in me.options
    assert not any(text.endswith(" top") for text in me.options)
    me.acquires("scout")
    assert (me.discard, me.deck.split()[-1]) == ("scout", "convincing_argument")


@ruling("FAQ-122", "FAQ-124")
def test_recruitment_mission_is_decided_card_by_card() -> None:
    """FAQ, Recruitment Mission: on the Reveal turn, top of the deck or discard pile for each card."""
    me, *_ = table(
        board={"row": "scout dr_yueh stilgar lady_jessica opulence"},
        me={"hand": "dagger", "intrigues": "recruitment_mission", "persuasion": 1},
        left={},
        right={},
    )
    me.plays("recruitment_mission")
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.persuasion == 1 + 1 + 1
    me.acquires("scout", "top")
    me.acquires("dr_yueh")
    assert (me.deck.split()[-1], me.discard) == ("scout", "dr_yueh")


@ruling("FAQ-122")
def test_recruitment_mission_ends_with_its_reveal_turn() -> None:
    """FAQ, Recruitment Mission: only that round, and only its player."""
    me, left, _ = table(
        me={"intrigues": "recruitment_mission"}, left={"persuasion": 9, "hand": "dagger"}, right={}
    )
    me.plays("recruitment_mission")
    me.reveals()
    me.ends_turn()
    left.reveals()
    assert left.may_acquire("arrakis_liaison")
    assert not any(text.endswith(" top") for text in left.options)
    me.table.play_to_round(2)
    me.waits()
    me.reveals()
    assert me.persuasion == 2 * 5
    assert not any(text.endswith(" top") for text in me.options)


@ruling("FAQ-125")
def test_double_cross_needs_an_enemy_troop_in_the_conflict() -> None:
    """FAQ, Double Cross: without one it cannot be played; one's own troops do not count."""
    me, *_ = table(
        me={"intrigues": "double_cross", "solari": 1, "conflict": 2}, left={}, right={"garrison": 5}
    )
    assert not me.may_play("double_cross")


@ruling("FAQ-126")
def test_double_cross_needs_no_troop_in_the_garrison() -> None:
    """FAQ, Double Cross: the troop comes from supply."""
    me, left, right = table(
        me={"intrigues": "double_cross", "solari": 1, "garrison": 0, "supply": 2},
        left={"conflict": 1},
        right={},
    )
    me.plays("double_cross")
    assert me.options == [f"choose_opponent {left.seat}"]
    me.chooses_opponent(left)
    assert (left.conflict, left.supply) == (0, 9)
    assert (me.conflict, me.supply, me.garrison, me.solari) == (1, 1, 0, 0)


@ruling("FAQ-126")
def test_double_cross_works_with_an_empty_supply() -> None:
    """English FAQ, Double Cross: the opponent still loses the troop; nobody is deployed."""
    me, left, right = table(
        me={"intrigues": "double_cross", "solari": 1, "garrison": 12}, left={"conflict": 2}, right={}
    )
    me.plays("double_cross")
    me.chooses_opponent(left)
    assert (left.conflict, me.conflict, me.garrison, me.supply) == (1, 0, 12, 0)


@ruling("FAQ-127")
def test_bindu_suspension_comes_before_a_tile() -> None:
    """FAQ, Bindu Suspension: whoever has used a tile has done something first."""
    held = {"hand": "dagger", "intrigues": "bindu_suspension", "tiles": "training_drones"}
    me, *_ = table(ix=True, me=held, left={}, right={})
    assert me.may_play("bindu_suspension")
    me.uses("training_drones")
    assert me.may_send("dagger", "tech_negotiation")
    assert not me.may_play("bindu_suspension")
    me, *_ = table(ix=True, me=held, left={}, right={})
    me.plays("bindu_suspension")
    me.declines()
    assert me.may_use("training_drones")


@ruling("FAQ-127", "BASE-026")
def test_bindu_suspension_comes_first() -> None:
    """FAQ and rulebook, Bindu Suspension: after anything else it has to wait for the next turn."""
    held = {"hand": "dagger diplomacy", "intrigues": "windfall bindu_suspension"}
    me, *_ = table(me=held, left={}, right={})
    assert me.may_play("bindu_suspension")
    me.plays("windfall")
    assert not me.may_play("bindu_suspension")
    me.sends("dagger", "hall_of_oratory")
    assert not me.may_play("bindu_suspension")
    me.ends_turn()
    me.waits()
    assert me.may_play("bindu_suspension")
    me.reveals()
    assert not me.may_play("bindu_suspension")


@ruling("FAQ-128", "BASE-027")
def test_bindu_suspension_may_end_the_turn() -> None:
    """FAQ and rulebook, Bindu Suspension: a card, then the turn may end with nothing else done."""
    me, left, _ = table(
        me={"hand": "dagger", "intrigues": "bindu_suspension"}, left={"hand": "diplomacy"}, right={}
    )
    me.plays("bindu_suspension")
    assert me.hand == "dagger convincing_argument"
    assert me.options == ["pay", "decline"]
    me.accepts()
    assert left.is_asked()
    assert (me.agents, me.revealed, me.in_play) == (2, False, "")
    me.waits()
    assert me.may_send("dagger", "hall_of_oratory")
    assert me.may("reveal")


@ruling("FAQ-128", "BASE-027")
def test_bindu_suspension_need_not_end_the_turn() -> None:
    """FAQ and rulebook, Bindu Suspension: a normal turn of either kind may follow, with the card drawn."""
    me, *_ = table(
        me={"intrigues": "bindu_suspension", "deck": "dagger diplomacy"}, left={"hand": "diplomacy"}, right={}
    )
    me.plays("bindu_suspension")
    me.declines()
    assert me.may("reveal")
    me.sends("dagger", "hall_of_oratory")
    assert me.agents == 1


@ruling("FAQ-129", "BASE-024")
def test_poison_snooper_needs_a_deck() -> None:
    """FAQ and rulebook, Poison Snooper: an empty deck is not remade for a look."""
    discards = "dagger dagger diplomacy scout scout stilgar"
    me, *_ = table(me={"intrigues": "poison_snooper", "deck": "", "discard": discards}, left={}, right={})
    assert not me.may_play("poison_snooper")
    assert (me.deck, me.discard) == ("", discards)
    me, *_ = table(
        me={"intrigues": "poison_snooper", "deck": "dagger", "discard": discards}, left={}, right={}
    )
    me.plays("poison_snooper")
    me.chooses("trash_top")
    assert (me.deck, me.discard, me.hand) == ("", discards, "")


@ruling("FAQ-130")
def test_a_card_drawn_by_poison_snooper_is_revealed() -> None:
    """FAQ, Poison Snooper: on the Reveal turn it counts at once."""
    me, *_ = table(
        me={"hand": "dagger", "intrigues": "poison_snooper", "deck": "diplomacy"}, left={}, right={}
    )
    me.reveals()
    assert me.persuasion == 0
    me.plays("poison_snooper")
    me.chooses("draw_top")
    assert (me.persuasion, me.in_play, me.hand) == (1, "dagger diplomacy", "")


@ruling("BASE-025")
@pytest.mark.parametrize(("space", "shuffled"), [("imperial_basin", False), ("arrakeen", True)])
def test_the_discards_become_a_deck_only_when_a_card_is_due(space: str, shuffled: bool) -> None:
    """Rulebook, Paul and Poison Snooper: one card of a deck of one needs no new deck, a second one does."""
    discards = "scout scout scout scout scout scout scout"
    me, *_ = table(
        me={"hand": "bene_gesserit_initiate", "deck": "dagger", "discard": discards}, left={}, right={}
    )
    me.sends("bene_gesserit_initiate", space)
    me.table.play_on("end")
    if shuffled:
        assert (me.hand, len(me.player.deck), me.discard) == ("dagger scout", 6, "")
    else:
        assert (me.hand, me.deck, me.discard) == ("dagger", "", discards)
    assert me.in_play == "bene_gesserit_initiate"
