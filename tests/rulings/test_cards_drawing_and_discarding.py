"""Cards: what counts as a discard, and what becomes of cards drawn late in a round."""

from rulings_mark import ruling
from scenario import table

MOHIAM = {"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"}


@ruling("FAQ-021")
def test_a_discard_comes_from_the_hand() -> None:
    """FAQ ver. 03, Discarding; rulebook, back cover: cards in play, deck and discard pile are safe."""
    me, left, right = table(
        me=MOHIAM,
        left={"hand": "dagger diplomacy reconnaissance", "in_play": "stilgar chani", "discard": "scout"},
        right={},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    assert left.options == [
        "discard dagger diplomacy",
        "discard dagger reconnaissance",
        "discard diplomacy reconnaissance",
    ]
    left.discards("dagger", "diplomacy")
    assert (left.hand, left.in_play, left.discard) == (
        "reconnaissance",
        "stilgar chani",
        "scout dagger diplomacy",
    )


@ruling("FAQ-022")
def test_an_intrigue_card_is_never_discarded_for_a_card() -> None:
    """FAQ ver. 03, Discarding: Test of Humanity takes the card from the hand of cards."""
    me, left, right = table(
        me={"hand": "test_of_humanity"},
        left={"hand": "dagger", "intrigues": "windfall ambush bribery refocus", "conflict": 1},
        right={},
    )
    me.sends("test_of_humanity", "arrakeen")
    me.table.play_on("choose ")
    left.chooses("discard")
    assert left.options == ["discard dagger"]
    left.discards("dagger")
    assert left.intrigues == "windfall ambush bribery refocus"


@ruling("FAQ-022")
def test_whoever_holds_only_intrigue_cards_has_nothing_to_discard() -> None:
    """FAQ ver. 03, Discarding: neither Mohiam nor Test of Humanity reaches Intrigue cards."""
    me, left, right = table(me=MOHIAM, left={"intrigues": "windfall ambush"}, right={"hand": "dagger"})
    me.sends("reverend_mother_mohiam", "wealth")
    assert right.options == ["discard dagger"]
    right.discards("dagger")
    assert (left.intrigues, left.discard, me.options) == ("windfall ambush", "", ["end"])


@ruling("FAQ-023")
def test_played_cards_are_no_discards_before_the_clean_up() -> None:
    """FAQ ver. 03, Discarding: three cards are due, one is left, and they make no new deck."""
    me, left, right = table(
        me={"hand": "reconnaissance", "in_play": "diplomacy dagger", "deck": "scout", "water": 2},
        left={},
        right={},
    )
    me.sends("reconnaissance", "research_station")
    assert (me.hand, me.deck, me.in_play) == ("scout", "", "diplomacy dagger reconnaissance")


@ruling("FAQ-023")
def test_the_clean_up_makes_played_cards_discards() -> None:
    """FAQ ver. 03, Discarding: with the end of the Reveal turn they are, and may be drawn again."""
    me, left, right = table(me={"hand": "dagger", "in_play": "diplomacy", "deck": ""}, left={}, right={})
    me.reveals()
    assert (me.discard, me.in_play) == ("", "diplomacy dagger")
    me.ends_turn()
    assert (me.discard, me.in_play) == ("diplomacy dagger", "")
    me.undergoes("dr_yueh/agent/0")
    assert me.hand in ("diplomacy", "dagger")


@ruling("FAQ-029")
def test_a_card_drawn_on_the_reveal_turn_is_revealed() -> None:
    """FAQ ver. 03, Cards drawn after starting a Reveal turn: Refocus finds Stilgar."""
    me, left, right = table(
        me={
            "hand": "the_voice diplomacy",
            "deck": "",
            "discard": "stilgar",
            "intrigues": "refocus",
            "conflict": 1,
        },
        left={},
        right={},
    )
    me.reveals()
    assert (me.persuasion, me.strength) == (3, 2)
    me.plays("refocus")
    assert (me.persuasion, me.strength) == (5, 5)
    assert (me.hand, me.in_play) == ("", "the_voice diplomacy stilgar")


@ruling("FAQ-029")
def test_poison_snooper_reveals_the_card_it_draws() -> None:
    """FAQ ver. 03, Cards drawn after starting a Reveal turn: what is trashed instead counts for nothing."""
    for effect, persuasion in (("draw_top", 2), ("trash_top", 0)):
        me, left, right = table(
            me={"deck": "stilgar dagger", "intrigues": "poison_snooper"}, left={}, right={}
        )
        me.reveals()
        me.plays("poison_snooper")
        me.chooses(effect)
        assert (me.persuasion, me.hand, me.deck) == (persuasion, "", "dagger")


@ruling("FAQ-029")
def test_a_card_drawn_before_the_reveal_turn_waits_in_hand() -> None:
    """FAQ ver. 03, Cards drawn after starting a Reveal turn: on an Agent turn nothing is revealed."""
    me, left, right = table(me={"hand": "dr_yueh", "deck": "stilgar dagger"}, left={}, right={})
    me.sends("dr_yueh", "arrakeen")
    assert (me.hand, me.in_play, me.persuasion, me.swords) == ("stilgar dagger", "dr_yueh", 0, 0)


@ruling("FAQ-030")
def test_a_card_drawn_after_the_reveal_turn_is_kept_for_the_next_round() -> None:
    """FAQ ver. 03, Cards drawn after starting a Reveal turn: into the hand, unseen and without effect."""
    me, left, right = table(
        me={
            "hand": "diplomacy",
            "deck": "stilgar dagger scout scout scout scout",
            "conflict": 1,
            "intrigues": "ambush",
        },
        left={},
        right={},
        board={"conflict": "guild_bank_raid"},
    )
    me.table.play_on("play ambush")
    me.undergoes("dr_yueh/agent/0")
    assert (me.hand, me.in_play, me.persuasion, me.strength) == ("stilgar", "", 0, 2)
    me.table.play_to_round(2)
    assert me.hand.split()[0] == "stilgar"
    assert len(me.hand.split()) == 1 + 5


@ruling("FAQ-032")
def test_five_cards_are_drawn_whatever_is_still_in_hand() -> None:
    """FAQ ver. 03, Cards drawn after starting a Reveal turn: two kept cards make a hand of seven."""
    me, left, right = table(me={}, left={"revealed": True, "hand": "stilgar chani"}, right={})
    me.reveals()
    me.ends_turn()
    right.reveals()
    right.ends_turn()
    assert me.table.state.round == 2
    assert left.hand.split()[:2] == ["stilgar", "chani"]
    assert (len(left.player.hand), len(me.player.hand)) == (7, 5)
