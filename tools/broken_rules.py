"""The list of named breakages: rules, each broken in one place, with the tests that name it."""

from __future__ import annotations

from dataclasses import dataclass

from breakages import Breakage

ENGINE = "src/kanly/engine"
RULINGS = "tests/rulings"


@dataclass(frozen=True)
class Named:
    """In `file` the text `before`, which stands there once, becomes `after`."""

    rule: str  # what the rules would no longer say
    file: str
    before: str
    after: str
    tests: tuple[str, ...]

    def made(self, source: str) -> Breakage:
        if source.count(self.before) != 1:
            raise SystemExit(f"named_breakages: {self.file} does not hold {self.before!r} exactly once")
        start = len(source[: source.index(self.before)].encode())
        line = source[: source.index(self.before)].count("\n") + 1
        end = start + len(self.before.encode())
        return Breakage(self.file, line, "named", self.rule, self.after, start, end)


FIRST_PLAYER = f"{RULINGS}/test_first_player.py"
OPEN_POINTS = f"{RULINGS}/test_open_points.py"
ONE_TURN = f"{RULINGS}/test_for_one_turn_only.py"
SET_ASIDE = """\
    for seat in seats:
        act(g, seat, Moment.ROUND_START)
        begin(g, seat, Moment.ROUND_START)
"""
ROUND_START = """\
    for seat in seats:
        for tile in reversed(g.players[seat].tiles):
            in_order(g, g.catalog.tiles[tile].round_start, seat, tile)
"""
NAMED = (
    Named(
        "The Voice closes Heighliner to Guild Accord's lower price too",
        f"{ENGINE}/play/placement.py",
        " and not is_silenced(g, seat, space.index)",
        "",
        (
            f"{RULINGS}/test_ix_infiltration_icon.py::"
            "test_the_voice_stops_guild_accord_at_its_cheaper_heighliner",
        ),
    ),
    Named(
        "Coordination counts Agents, not spaces",
        f"{ENGINE}/words/conditions.py",
        "count += g.agents_of(s.owner, space)",
        "count += g.agents_of(s.owner, space) > 0",
        (f"{RULINGS}/test_ix_leaders_of_the_faq.py::test_two_agents_on_one_space_are_two_agents",),
    ),
    Named(
        "turns begin with the First Player",
        f"{ENGINE}/play/phases.py",
        "g.next_seat = g.first_player",
        "g.next_seat = 0",
        (f"{FIRST_PLAYER}::test_turns_begin_with_the_first_player_and_go_clockwise",),
    ),
    Named(
        "the First Player marker passes to the left",
        f"{ENGINE}/play/phases.py",
        "else after(g, g.first_player)",
        "else 1",
        (f"{FIRST_PLAYER}::test_the_marker_passes_to_the_left_of_whoever_has_it",),
    ),
    Named(
        "goes in Combat begin with the First Player",
        f"{ENGINE}/play/combat.py",
        "g.next_seat = g.first_player",
        "g.next_seat = 0",
        (
            f"{FIRST_PLAYER}::test_combat_cards_are_played_from_the_first_player_on",
            f"{FIRST_PLAYER}::test_a_first_player_without_units_leaves_the_first_go_to_the_next_participant",
        ),
    ),
    Named(
        "those who tie are rewarded from the First Player on",
        f"{ENGINE}/play/combat.py",
        "order = g.seats_from(g.first_player)",
        "order = g.seats_from(0)",
        (f"{FIRST_PLAYER}::test_those_who_tie_are_rewarded_from_the_first_player_on",),
    ),
    Named(
        "goes in the Endgame begin with the First Player",
        f"{ENGINE}/play/endgame.py",
        "g.next_seat = g.first_player",
        "g.next_seat = 0",
        (
            f"{FIRST_PLAYER}::test_the_endgame_begins_with_the_first_player_of_the_last_round",
            f"{FIRST_PLAYER}::test_the_endgame_of_a_later_round_begins_where_the_marker_is_then",
        ),
    ),
    Named(
        "starting Intrigue cards are dealt from the First Player on",
        f"{ENGINE}/play/set_up.py",
        "for seat in reversed(g.seats_from(g.first_player)):",
        "for seat in reversed(g.seats_from(0)):",
        (f"{FIRST_PLAYER}::test_the_starting_intrigue_cards_are_dealt_from_the_first_player_on",),
    ),
    Named(
        "Masterstroke counts troops deployed by any means",
        f"{ENGINE}/words/leader.py",
        "me.deployed + more",
        "me.deployed_by_right + more",
        (
            f"{RULINGS}/test_leaders_of_the_base_game.py::test_the_baron_counts_troops_that_a_card_deploys",
            f"{RULINGS}/test_leaders_of_the_base_game.py::"
            "test_the_baron_counts_troops_deployed_by_cards_alone",
        ),
    ),
    Named(
        "Ilesa sets a card aside after all draws of Round Start",
        f"{ENGINE}/play/phases.py",
        SET_ASIDE + ROUND_START,
        ROUND_START + SET_ASIDE,
        (
            f"{RULINGS}/test_ix_leaders_of_the_faq.py::"
            "test_ilesa_sees_the_card_of_holtzman_engine_before_she_sets_one_aside",
        ),
    ),
    Named(
        "Infiltrate lasts one turn",
        f"{ENGINE}/play/turn.py",
        "    g.passes_enemies = False\n",
        "",
        (f"{ONE_TURN}::test_infiltrate_is_no_help_to_the_next_player",),
    ),
    Named(
        "Dispatch an Envoy lasts one turn",
        f"{ENGINE}/play/turn.py",
        "    g.added_icons = 0\n",
        "",
        (f"{ONE_TURN}::test_dispatch_an_envoy_is_no_help_to_the_next_player",),
    ),
    Named(
        "Rivals count for Leto's ring",
        f"{ENGINE}/play/influence.py",
        "for p in g.players if p.seat != seat)",
        "for p in g.players if p.seat != seat and p.kind == Kind.HUMAN)",
        (f"{RULINGS}/test_rival_solo.py::test_a_rival_who_has_more_counts_for_letos_ring",),
    ),
    Named(
        "a tile bought on the Reveal turn counts on that turn",
        f"{ENGINE}/play/tech.py",
        "    if g.revealing and g.active == seat:\n        for word in tile.reveal:",
        "    if g.active == len(g.players):\n        for word in tile.reveal:",
        (f"{OPEN_POINTS}::test_a_tile_bought_on_the_reveal_turn_works_on_that_turn",),
    ),
    Named(
        "a tile taken with the reward counts for the same win",
        f"{ENGINE}/play/tech.py",
        "elif g.window == Window.WON and g.window_seat == seat:",
        "elif g.window == Window.WON and g.window_seat != seat:",
        (f"{OPEN_POINTS}::test_a_tile_taken_with_the_reward_works_for_the_same_win",),
    ),
    Named(
        "Disposal Facility counts Persuasion gained, spent or not",
        f"{ENGINE}/words/conditions.py",
        "return g.persuasion_gained >= self.amount",
        "return g.players[s.owner].stock[Resource.PERSUASION] >= self.amount",
        (f"{OPEN_POINTS}::test_disposal_facility_counts_persuasion_gained_spent_or_not",),
    ),
    Named(
        "no Plot card comes between the cost and the result of an arrow",
        f"{ENGINE}/machine/windows.py",
        "stack[-1].frame != FrameKind.INNER or len(stack) < 2 or stack[-2].frame != FrameKind.ORDINARY",
        "True",
        (
            f"{RULINGS}/test_effects_compulsory_and_optional.py::"
            "test_no_plot_card_comes_between_the_cost_and_the_result_of_an_arrow",
        ),
    ),
    Named(
        "a revealed hand leaves no trace of which copies it held",
        f"{ENGINE}/play/zones.py",
        "    me.deck_marks = [marks.mark(marks.seen(m), 0, 0) for m in me.deck_marks]\n",
        "",
        (
            "tests/engine/test_marks.py::test_a_revealed_hand_leaves_no_trace_of_which_copies_it_held",
            "tests/engine/test_marks.py::test_after_a_reveal_any_card_of_the_deck_may_be_drawn",
        ),
    ),
    Named(
        "a shuffle does not depend on how the cards lay before",
        f"{ENGINE}/chance.py",
        "    cards.sort()\n",
        "",
        ("tests/properties/test_chance.py::test_a_shuffle_does_not_depend_on_how_the_cards_lay_before",),
    ),
    Named(
        "cards for winning are for the taker of the first reward only",
        f"{ENGINE}/play/combat.py",
        "if self.rank > 0:",
        "if self.rank > 1:",
        (
            f"{RULINGS}/test_winning_cards.py::"
            "test_only_the_taker_of_the_first_reward_plays_cards_for_winning",
            f"{RULINGS}/test_combat_participation_and_ties.py::"
            "test_a_sole_winner_plays_the_cards_for_winning_and_takes_control",
        ),
    ),
    Named(
        "Bindu Suspension comes before a tile",
        f"{ENGINE}/play/tech.py",
        "    if g.window == Window.TURN_OPEN:\n        g.window = Window.TURN\n",
        "",
        (f"{RULINGS}/test_intrigue_cards.py::test_bindu_suspension_comes_before_a_tile",),
    ),
    Named(
        "the human of a solo game may have any Leader",
        "src/kanly/content/rules.py",
        "unknown = [key for key in rules.leaders if key not in keys]",
        "unknown = [key for key in rules.leaders if key not in (rival_keys(rules) if rules.solo else keys)]",
        (f"{RULINGS}/test_rival_leaders.py::test_the_human_may_have_any_leader",),
    ),
    Named(
        "an Intrigue card may be played for nothing",
        f"{ENGINE}/machine/windows.py",
        "    if mode.condition is None and mode.cost is None:\n        return True\n",
        "    if not mode.words[0].choices(g, g.catalog.ready.discards[number][seat]):\n"
        "        return False\n",
        (f"{OPEN_POINTS}::test_an_intrigue_card_may_be_played_for_nothing",),
    ),
    Named(
        "whoever has no Intrigue card is not asked in Combat",
        f"{ENGINE}/play/combat.py",
        " and len(me.intrigues) > 0",
        "",
        (f"{OPEN_POINTS}::test_whoever_has_no_intrigue_card_is_not_asked_in_combat",),
    ),
    Named(
        "whoever has no Intrigue card is not asked in the Endgame",
        f"{ENGINE}/play/endgame.py",
        " and me.intrigues",
        "",
        (f"{OPEN_POINTS}::test_whoever_has_no_intrigue_card_is_not_asked_in_the_endgame",),
    ),
    Named(
        "swords are gone with the last unit",
        f"{ENGINE}/play/deployment.py",
        "if me.units() == 0 and me.revealed",
        "if me.units() < 0 and me.revealed",
        (f"{OPEN_POINTS}::test_swords_are_gone_for_the_round_with_the_last_unit",),
    ),
    Named(
        "the Row is refilled before the acquire box works",
        f"{ENGINE}/play/acquiring.py",
        "zones.take_from_row(g, card, seat, to)",
        "g.row.remove(card)",
        (f"{OPEN_POINTS}::test_the_row_is_refilled_before_the_acquire_box_works",),
    ),
    Named(
        "any number of Negotiators may come home with one purchase",
        f"{ENGINE}/play/tech.py",
        "range(me.negotiators + 1)",
        "range(min(me.negotiators, price(g, tile, discount, 0)) + 1)",
        (f"{OPEN_POINTS}::test_any_number_of_negotiators_may_come_home_with_one_purchase",),
    ),
    Named(
        "commissioning may be left",
        "src/kanly/content/ix/spaces.py",
        "May(Commission())",
        "Commission()",
        (f"{OPEN_POINTS}::test_what_the_spaces_of_ix_offer_may_be_left",),
    ),
    Named(
        "Endgame abilities of tiles work before the first card",
        f"{ENGINE}/play/endgame.py",
        "in_order(g, g.catalog.tiles[tile].endgame, seat, tile)",
        "g.stack[:0] = [Step(word, seat, tile) for word in g.catalog.tiles[tile].endgame]",
        (f"{OPEN_POINTS}::test_endgame_abilities_of_tiles_work_as_the_endgame_begins",),
    ),
    Named(
        "Leto's ring needs a Faction to gain with",
        f"{ENGINE}/words/grammar.py",
        "not word.needs_target() or word.possible(g, s)",
        "True",
        (
            f"{OPEN_POINTS}::test_letos_ring_needs_a_faction_to_gain_with",
            f"{RULINGS}/test_rival_solo.py::"
            "test_letos_ring_finds_nobody_ahead_where_rivals_are_level_with_him",
        ),
    ),
    Named(
        "a Rival takes the reward before it places its dreadnought",
        f"{ENGINE}/rivals/combat.py",
        "        g.stack.append(Step(place_dreadnought, seat, g.conflict))\n"
        "    g.stack.append(Step(RIVAL_REWARDS[rank], seat, g.conflict))\n",
        "        g.stack.append(Step(RIVAL_REWARDS[rank], seat, g.conflict))\n"
        "        g.stack.append(Step(place_dreadnought, seat, g.conflict))\n",
        (f"{OPEN_POINTS}::test_a_rival_that_wins_a_location_puts_its_dreadnought_elsewhere",),
    ),
    Named(
        "a Rival decides about Flagship when its Agent is sent",
        f"{ENGINE}/rivals/deploying.py",
        "        lead = lead_of(g, seat)\n",
        "        from kanly.engine.rivals.tiles import RivalUse, use_tiles\n\n"
        "        use_tiles(g, seat, RivalUse.IN_BATTLE)\n        lead = lead_of(g, seat)\n",
        (f"{OPEN_POINTS}::test_a_rival_looks_at_its_solari_for_flagship_when_its_agent_is_sent",),
    ),
    Named(
        "a Rival buys a point before it uses Spy Satellites",
        f"{ENGINE}/rivals/purchases.py",
        "            if is_rich(player):\n",
        "            if g.active == player.seat:\n"
        "                use_tiles(g, player.seat, RivalUse.AT_ONCE)\n"
        "            if is_rich(player):\n",
        (f"{OPEN_POINTS}::test_seven_spice_buy_a_point_before_spy_satellites_at_level_three",),
    ),
    Named(
        "a Rival that finds no space keeps its Agents home",
        f"{ENGINE}/rivals/turns.py",
        "            g.players[s.owner].agents = 0\n",
        "            g.players[s.owner].agents -= 1\n",
        (f"{OPEN_POINTS}::test_a_rival_with_nothing_in_the_deck_keeps_its_agents_home",),
    ),
    Named(
        "passing with Bindu Suspension is Ilesa's first turn",
        f"{ENGINE}/play/turn.py",
        "    g.passing = False\n",
        "    g.players[seat].turns -= g.passing\n    g.passing = False\n",
        (
            f"{RULINGS}/test_ix_conventions.py::"
            "test_convention_07_passing_with_bindu_suspension_is_ilesas_first_turn",
        ),
    ),
)
