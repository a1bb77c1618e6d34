"""The house words by name: steps of the game that no component prints, so that a saved game can name them."""

from __future__ import annotations

from typing import Final

from kanly.engine.machine import frames
from kanly.engine.play import combat, endgame, phases, placement, tech
from kanly.engine.rivals import combat as rival_combat
from kanly.engine.rivals import deploying, turns
from kanly.engine.vocabulary import FACTIONS
from kanly.engine.words.gains import COUNCIL_PERSUASION
from kanly.engine.words.influence import HEIR_WORDS
from kanly.engine.words.intrigue import DISCARD_PLAYED, DrawIntrigue
from kanly.engine.words.leader import CHOOSE_SECRETS, SET_ASIDE
from kanly.engine.words.space import SPACE_INFLUENCE
from kanly.engine.words.word import Word

STARTING_INTRIGUE: Final = DrawIntrigue(1)

HOUSE_WORDS: Final[list[tuple[str, Word]]] = [
    ("frame", frames.INNER),
    ("turn", frames.TURN),
    ("combat_go", frames.COMBAT),
    ("won", frames.WON),
    ("endgame_go", frames.ENDGAME),
    ("round", phases.ROUND),
    ("defence", phases.DEFENCE),
    ("defend", phases.DEFEND),
    ("draw_hands", phases.DRAW_HANDS),
    ("set_aside", SET_ASIDE),
    ("player_turns", phases.PLAYER_TURNS),
    ("combat", combat.COMBAT),
    ("next_go", combat.NEXT_GO),
    ("rewards", combat.REWARDS),
    ("first_reward", combat.REWARD[0]),
    ("second_reward", combat.REWARD[1]),
    ("third_reward", combat.REWARD[2]),
    ("place_dreadnought", combat.PLACE_DREADNOUGHT),
    ("after_combat", combat.AFTER_COMBAT),
    ("rival_turn", turns.RIVAL_TURN),
    ("rival_deploys", deploying.RIVAL_DEPLOYS),
    ("end_rival_turn", turns.END_RIVAL_TURN),
    ("rival_first_reward", rival_combat.RIVAL_REWARDS[0]),
    ("rival_second_reward", rival_combat.RIVAL_REWARDS[1]),
    ("rival_third_reward", rival_combat.RIVAL_REWARDS[2]),
    ("makers", phases.MAKERS),
    ("recall", phases.RECALL),
    ("next_endgame_go", endgame.NEXT_ENDGAME_GO),
    ("take_agent", placement.TAKE_AGENT),
    ("pay_for_space", placement.PAY_FOR_SPACE),
    ("place_agent", placement.PLACE_AGENT),
    ("space_influence", SPACE_INFLUENCE),
    ("keep_tile", tech.KEEP_TILE),
    ("council", COUNCIL_PERSUASION),
    ("discard_played", DISCARD_PLAYED),
    ("choose_secrets", CHOOSE_SECRETS),
    ("starting_intrigue", STARTING_INTRIGUE),
    *[(f"pass_alliance/{faction}", HEIR_WORDS[faction]) for faction in FACTIONS],
]
