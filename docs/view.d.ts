// What game.view(seat) gives is a View; game.events(seat) lists Events.
// Made by `kanly schema --typescript` from the types of kanly; do not edit.

/** A game as one seat may see it. */
export interface View {
  /** The phase. */
  phase: PhaseName;
  /** The round, counted from 1; 0 while the game is being set up. */
  round: number;
  /** Who has the First Player marker. */
  first_player: Seat;
  /** Whose Agent or Reveal turn it is. */
  active: Seat | null;
  /** Who has to choose; null: the game is over. */
  chooser: Seat | null;
  /** What may be done freely now; null: nothing. */
  window: WindowName | null;
  /** Who has passed in a row, in Combat or Endgame. */
  passed: Seat[];
  /** Grows whenever something hidden becomes known. */
  reveals: number;
  /** Victory Points that end the game. */
  target: number;
  /** Who has won; empty until the game is over. */
  winners: Seat[];
  /** The Conflict of this round. */
  conflict: ConflictKey | null;
  /** The levels of the Conflicts to come, the next one first. */
  conflict_deck: number[];
  /** The Conflicts of earlier rounds. */
  conflicts_fought: ConflictKey[];
  /** The Imperium Row. */
  row: CardKey[];
  /** Cards in the Imperium deck. */
  imperium_deck: number;
  /** Copies left of each card of the Reserve. */
  reserve: Record<CardKey, number>;
  /** Cards that have left the game. */
  trashed: CardKey[];
  /** The Intrigue deck. */
  intrigue_deck: DeckSeen;
  /** The discard pile of Intrigue cards. */
  intrigue_discard: IntrigueKey[];
  /** The stacks of Tech tiles. Only with Rise of Ix. */
  tech?: TechStack[];
  /** Tech tiles that have left the game. Only with Rise of Ix. */
  tiles_trashed?: TileKey[];
  /** The Rivals' deck, and how hard the game is. Only with Rivals. */
  rivals?: Rivals;
  /** Whose view it is; null: an onlooker's. */
  seat: Seat | null;
  /** The turn that is going on. */
  turn: Turn | null;
  /** Every space on the board. */
  spaces: Record<SpaceKey, Space>;
  /** Who has the Alliance with each Faction. */
  alliances: Record<FactionName, Seat | null>;
  /** Who has the Mentat; null: it is on its space. */
  mentat: Seat | null;
  /** Who takes the Mentat at Recall. */
  mentat_promised: Seat | null;
  /** Played cards that wait for their moment. */
  lasting: Lasting[];
  /** Everybody at the table, by seat. */
  players: (OwnPlayer | OtherPlayer)[];
  /** What this seat is asked; null while somebody else is. */
  question: Question | null;
}

/** A deck face down. */
export interface DeckSeen {
  /** How many cards there are. */
  size: number;
  /** Those whose place is known, the topmost first. */
  known: Placed[];
}

/** A card whose place in a deck is known. */
export interface Placed {
  /** How many cards lie above it. */
  depth: number;
  /** The card, by its key. */
  card: string;
}

/** A stack of Tech tiles on offer. */
export interface TechStack {
  /** The tile face up; null: the stack is empty. */
  top: TileKey | null;
  /** How many tiles the stack has. */
  size: number;
}

/** The Rivals' deck, and how hard the game is. */
export interface Rivals {
  /** Cards in House Hagal's deck. */
  hagal_deck: number;
  /** House Hagal's discard pile. */
  hagal_discard: HagalKey[];
  /** Whether House Hagal acts next. */
  hagal_due: boolean;
  /** The difficulty of a solo game; null with two players. */
  difficulty: DifficultyName | null;
  /** The round in which Rivals get their third Agent. */
  swordmaster_round: number | null;
  /** Whether the Swordmaster space is closed to humans. */
  swordmaster_closed: boolean;
  /** The Mentat's price in Solari; null: as printed. */
  mentat_price: number | null;
  /** Whether Rivals deploy as experts do. */
  expert_deployment: boolean;
  /** Whether Rivals turn up two cards in a Conflict of level III. */
  brutal: boolean;
  /** Whether dice empty the Row after a Reveal turn. */
  churn: boolean;
  /** What has happened since the last choice, and why. */
  reasons: Reason[];
}

/** One thing that happened, with what a Rival's rules say about it. */
export type Reason = ReasonTurnedUp | ReasonOccupied | ReasonSilenced | ReasonNoBonusSpice | ReasonTwoDreadnoughts | ReasonLittleInfluence | ReasonReshuffled | ReasonSent | ReasonMostBonusSpice | ReasonByInfluence | ReasonDeployed | ReasonHeldBack | ReasonSwords | ReasonLeastInfluence | ReasonBoughtPoint | ReasonTookTile | ReasonUsedTile | ReasonClearedTile | ReasonThirdAgent | ReasonChurned | ReasonNoSpace | ReasonRoundBegan | ReasonPlaced;

/** A House Hagal card was turned up. */
export interface ReasonTurnedUp {
  /** Tells it from the others. */
  what: "turned_up";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
}

/** The card led nowhere: an Agent stands on its space. */
export interface ReasonOccupied {
  /** Tells it from the others. */
  what: "occupied";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** The board space it is about. */
  space: SpaceKey;
}

/** The card led nowhere: The Voice closes its space. */
export interface ReasonSilenced {
  /** Tells it from the others. */
  what: "silenced";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** The board space it is about. */
  space: SpaceKey;
}

/** The card led nowhere: no Maker space that is free has bonus spice. */
export interface ReasonNoBonusSpice {
  /** Tells it from the others. */
  what: "no_bonus_spice";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
}

/** The card led nowhere: no dreadnought is left in the Rival's supply. */
export interface ReasonTwoDreadnoughts {
  /** Tells it from the others. */
  what: "two_dreadnoughts";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** The board space it is about. */
  space: SpaceKey;
}

/** The card led nowhere: too little Influence with the Spacing Guild. */
export interface ReasonLittleInfluence {
  /** Tells it from the others. */
  what: "little_influence";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
}

/** House Hagal's deck was shuffled. */
export interface ReasonReshuffled {
  /** Tells it from the others. */
  what: "reshuffled";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
}

/** The Rival sent an Agent. */
export interface ReasonSent {
  /** Tells it from the others. */
  what: "sent";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** The board space it is about. */
  space: SpaceKey;
}

/** The Maker space with the most bonus spice was chosen. */
export interface ReasonMostBonusSpice {
  /** Tells it from the others. */
  what: "most_bonus_spice";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The board space it is about. */
  space: SpaceKey;
  /** Bonus spice on that space. */
  bonus_spice: number;
}

/** Influence with the Spacing Guild decided which half of the card counts. */
export interface ReasonByInfluence {
  /** Tells it from the others. */
  what: "by_influence";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The board space it is about. */
  space: SpaceKey;
  /** Influence with the Faction, before; of `by_influence` with the Spacing Guild. */
  influence: number;
}

/** The Rival deployed units. */
export interface ReasonDeployed {
  /** Tells it from the others. */
  what: "deployed";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** Troops deployed. */
  troops: number;
  /** Dreadnoughts deployed. */
  dreadnoughts: number;
}

/** The Rival deployed nothing, because it leads. */
export interface ReasonHeldBack {
  /** Tells it from the others. */
  what: "held_back";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The lead in strength with which nothing was deployed. */
  lead: number;
}

/** A card gave swords. */
export interface ReasonSwords {
  /** Tells it from the others. */
  what: "swords";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** Swords on the card. */
  swords: number;
}

/** Influence was gained where the Rival has least. */
export interface ReasonLeastInfluence {
  /** Tells it from the others. */
  what: "least_influence";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The Faction it has least Influence with. */
  faction: FactionName;
  /** Influence with the Faction, before; of `by_influence` with the Spacing Guild. */
  influence: number;
}

/** A Victory Point was bought. */
export interface ReasonBoughtPoint {
  /** Tells it from the others. */
  what: "bought_point";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** What the Victory Point was paid with. */
  spent: SpentName;
  /** How many of it were paid. */
  amount: number;
}

/** A Tech tile was acquired. */
export interface ReasonTookTile {
  /** Tells it from the others. */
  what: "took_tile";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The Tech tile it is about. */
  tile: TileKey;
  /** Spice paid for the tile. */
  spice: number;
}

/** A Tech tile was used. */
export interface ReasonUsedTile {
  /** Tells it from the others. */
  what: "used_tile";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The Tech tile it is about. */
  tile: TileKey;
}

/** A Tech tile was trashed, because no Rival could take any. */
export interface ReasonClearedTile {
  /** Tells it from the others. */
  what: "cleared_tile";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The Tech tile it is about. */
  tile: TileKey;
}

/** The Rivals got their third Agent. */
export interface ReasonThirdAgent {
  /** Tells it from the others. */
  what: "third_agent";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
}

/** Dice removed a card from the Row. */
export interface ReasonChurned {
  /** Tells it from the others. */
  what: "churned";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
  /** Place in the Row, counted from 1. */
  place: number;
}

/** No card of the deck was possible: no more Agents this round. */
export interface ReasonNoSpace {
  /** Tells it from the others. */
  what: "no_space";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
}

/** A round began. */
export interface ReasonRoundBegan {
  /** Tells it from the others. */
  what: "round_began";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The round that begins. */
  round: number;
  /** The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict. */
  card: string;
}

/** Somebody, Rival or not, was placed in a Conflict. */
export interface ReasonPlaced {
  /** Tells it from the others. */
  what: "placed";
  /** Whose it is; null: nobody's. */
  seat: Seat | null;
  /** The rank in the Conflict, 0 for the first. */
  rank: number;
  /** The strength in the Conflict. */
  strength: number;
}

/** What everybody remembers of the turn that is going on. */
export interface Turn {
  /** An enemy Agent stood on the space when the Agent arrived. Only with Rise of Ix. */
  enemy_there?: boolean;
  /** Persuasion gained so far. Only with Rise of Ix. */
  persuasion_gained?: number;
  /** Revealed cards that have given swords. Only with Rise of Ix. */
  cards_with_swords?: number;
  /** The card a Rival has been sent by; null in the turn of a human. Only with Rivals. */
  hagal_card?: HagalKey | null;
  /** Whether the hand has been revealed. */
  revealing: boolean;
  /** The card with which an Agent was sent. */
  card: CardKey | null;
  /** The space the Agent was sent to. */
  space: SpaceKey | null;
  /** Whether an Agent was sent to a Combat space. */
  on_combat_space: boolean;
  /** Icons that the next card has besides its own. */
  added_icons: IconName[];
  /** Whether enemy Agents do not block the next Agent. */
  passes_enemies: boolean;
  /** Whether acquired cards may go on top of the deck. */
  top_allowed: boolean;
  /** Whether the same player has the next turn, too. */
  another_turn: boolean;
}

/** A board space. */
export interface Space {
  /** The dreadnought that controls it. Only with Rise of Ix. */
  dreadnought?: Flag | null;
  /** How many Agents each seat has there. */
  agents: number[];
  /** Bonus spice that waits there. */
  bonus_spice: number;
  /** Whose control marker lies there. */
  control: Seat | null;
}

/** A dreadnought that controls a location. */
export interface Flag {
  /** Whose it is. */
  seat: Seat;
  /** The round in which it was put there. */
  round: number;
}

/** A played card that waits for its moment. */
export interface Lasting {
  /** The card, by its key. */
  card: string;
  /** Who played it. */
  seat: Seat;
}

/** The player whose view it is. */
export interface OwnPlayer {
  /** Who plays the seat. */
  kind: PlayerKind;
  /** The Leader; null for House Hagal, which has none. */
  leader: LeaderKey | null;
  /** How many of each resource. */
  resources: Record<ResourceName, number>;
  /** In the Conflict, with all units and swords; 0 without a unit there. */
  strength: number;
  /** Influence with each Faction. */
  influence: Record<FactionName, number>;
  /** Agents at the Leader, ready to be sent. */
  agents: number;
  /** Troops in the supply. */
  supply: number;
  /** Troops in the garrison. */
  garrison: number;
  /** Troops in the Conflict. */
  conflict: number;
  /** Troops recruited to the garrison this turn. */
  recruited: number;
  /** Troops deployed this turn, by any means. */
  deployed: number;
  /** Troops deployed this turn because an Agent went to a Combat space. */
  deployed_by_right: number;
  /** Whether the player has a seat on the High Council. */
  council: boolean;
  /** Whether the player has the Swordmaster. */
  swordmaster: boolean;
  /** Whether the Reveal turn of this round has been taken. */
  revealed: boolean;
  /** The space this player has closed to the others with The Voice. */
  voice: SpaceKey | null;
  /** Whether the Baron's Masterstroke has been used. */
  masterstroke_used: boolean;
  /** The Baron's two Factions; null: not chosen, or not for these eyes. */
  secrets: FactionName[] | null;
  /** The discard pile. */
  discard: CardKey[];
  /** Cards played or revealed this round. */
  in_play: CardKey[];
  /** Cards set aside face up. */
  aside: CardKey[];
  /** The hand. */
  hand: OwnPile;
  /** The deck. */
  deck: OwnDeck;
  /** Intrigue cards held. */
  intrigues: OwnPile;
  /** Tech tiles owned. Only with Rise of Ix. */
  tiles?: OwnedTile[];
  /** The Freighter's place on the Shipping track, 0 at the bottom. Only with Rise of Ix. */
  freighter?: number;
  /** Troops that wait as Negotiators. Only with Rise of Ix. */
  negotiators?: number;
  /** Where the dreadnoughts are. Only with Rise of Ix. */
  dreadnoughts?: Dreadnoughts;
  /** Dreadnoughts that came to the garrison this turn. Only with Rise of Ix. */
  commissioned?: number;
  /** Dreadnoughts deployed this turn, by any means. Only with Rise of Ix. */
  deployed_dreadnoughts?: number;
  /** Dreadnoughts deployed this turn because an Agent went to a Combat space. Only with Rise of Ix. */
  dreadnoughts_by_right?: number;
  /** Enemy units forced back by Desert Ambush this turn. Only with Rise of Ix. */
  ambushed?: number;
  /** Tracks on which a Snooper still lies. Only with Rise of Ix. */
  snoopers?: FactionName[];
  /** Turns taken this round. Only with Rise of Ix. */
  turns?: number;
  /** The card that came back this turn. Only with Rise of Ix. */
  taken_back?: CardKey | null;
  /** What is set aside face down. Only with Rise of Ix. */
  hidden_aside?: OwnPile;
}

/** Cards that only their owner sees, seen by the owner. */
export interface OwnPile {
  /** How many there are. */
  size: number;
  /** Which they are. */
  cards: string[];
}

/** The own deck: what is in it, but not in which order. */
export interface OwnDeck {
  /** How many cards there are. */
  size: number;
  /** Which they are, in no order that means anything. */
  cards: CardKey[];
  /** Those whose place is known, the topmost first. */
  known: Placed[];
}

/** A Tech tile in front of a player. */
export interface OwnedTile {
  /** The tile. */
  tile: TileKey;
  /** Whether it lies face down until the next round. */
  flipped: boolean;
}

/** Where a player's dreadnoughts are. */
export interface Dreadnoughts {
  /** In the supply. */
  supply: number;
  /** In the garrison. */
  garrison: number;
  /** In the Conflict. */
  conflict: number;
  /** On locations, controlling them. */
  flags: number;
  /** The strength of each in a Conflict. */
  strength: number;
}

/** Another player, or a Rival; to an onlooker everybody. */
export interface OtherPlayer {
  /** Who plays the seat. */
  kind: PlayerKind;
  /** The Leader; null for House Hagal, which has none. */
  leader: LeaderKey | null;
  /** How many of each resource. */
  resources: Record<ResourceName, number>;
  /** In the Conflict, with all units and swords; 0 without a unit there. */
  strength: number;
  /** Influence with each Faction. */
  influence: Record<FactionName, number>;
  /** Agents at the Leader, ready to be sent. */
  agents: number;
  /** Troops in the supply. */
  supply: number;
  /** Troops in the garrison. */
  garrison: number;
  /** Troops in the Conflict. */
  conflict: number;
  /** Troops recruited to the garrison this turn. */
  recruited: number;
  /** Troops deployed this turn, by any means. */
  deployed: number;
  /** Troops deployed this turn because an Agent went to a Combat space. */
  deployed_by_right: number;
  /** Whether the player has a seat on the High Council. */
  council: boolean;
  /** Whether the player has the Swordmaster. */
  swordmaster: boolean;
  /** Whether the Reveal turn of this round has been taken. */
  revealed: boolean;
  /** The space this player has closed to the others with The Voice. */
  voice: SpaceKey | null;
  /** Whether the Baron's Masterstroke has been used. */
  masterstroke_used: boolean;
  /** The Baron's two Factions; null: not chosen, or not for these eyes. */
  secrets: FactionName[] | null;
  /** The discard pile. */
  discard: CardKey[];
  /** Cards played or revealed this round. */
  in_play: CardKey[];
  /** Cards set aside face up. */
  aside: CardKey[];
  /** The hand. */
  hand: OtherPile;
  /** The deck. */
  deck: DeckSeen;
  /** The rest of hand, deck and cards set aside face down, in one heap and in no order. */
  unseen: CardKey[];
  /** Intrigue cards held. */
  intrigues: OtherPile;
  /** Tech tiles owned. Only with Rise of Ix. */
  tiles?: OwnedTile[];
  /** The Freighter's place on the Shipping track, 0 at the bottom. Only with Rise of Ix. */
  freighter?: number;
  /** Troops that wait as Negotiators. Only with Rise of Ix. */
  negotiators?: number;
  /** Where the dreadnoughts are. Only with Rise of Ix. */
  dreadnoughts?: Dreadnoughts;
  /** Dreadnoughts that came to the garrison this turn. Only with Rise of Ix. */
  commissioned?: number;
  /** Dreadnoughts deployed this turn, by any means. Only with Rise of Ix. */
  deployed_dreadnoughts?: number;
  /** Dreadnoughts deployed this turn because an Agent went to a Combat space. Only with Rise of Ix. */
  dreadnoughts_by_right?: number;
  /** Enemy units forced back by Desert Ambush this turn. Only with Rise of Ix. */
  ambushed?: number;
  /** Tracks on which a Snooper still lies. Only with Rise of Ix. */
  snoopers?: FactionName[];
  /** Turns taken this round. Only with Rise of Ix. */
  turns?: number;
  /** The card that came back this turn. Only with Rise of Ix. */
  taken_back?: CardKey | null;
  /** What is set aside face down. Only with Rise of Ix. */
  hidden_aside?: HiddenPile;
}

/** Hidden cards of another player. */
export interface OtherPile {
  /** How many there are. */
  size: number;
  /** Those that are certainly among them; one set aside face down counts as in hand. */
  known: string[];
}

/** Cards face down of which nothing but the number is told. */
export interface HiddenPile {
  /** How many there are. */
  size: number;
}

/** What this seat is asked. */
export interface Question {
  /** The Rival that is decided for. Only while you decide for a Rival. */
  rival?: Seat;
  /** What asks: an effect, or the menu of a turn or of a group of effects. */
  word: WordPlace;
  /** The thing it is printed on; null: no printed thing asks. */
  source: SourceKey | null;
  /** Every legal answer; `game.choose` takes each of them. */
  choices: ChoiceText[];
}

/** One thing that happened. */
export type Event = ResourceEvent | UnitsEvent | CardEvent | IntrigueEvent | ShuffledEvent | InfluenceEvent | AllianceEvent | ControlEvent | AgentEvent | BonusSpiceEvent | FlagEvent | ConflictEvent | RankedEvent | FoughtEvent | TileEvent | FreighterEvent | LastingEvent | HagalEvent | MarkEvent | ReasonEvent | BegunEvent | AskedEvent;

/** A resource was gained or spent. */
export interface ResourceEvent {
  /** Tells it from the others. */
  what: "resource";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which resource. */
  resource: ResourceName;
  /** How many more, or fewer. */
  change: number;
}

/** Troops or dreadnoughts moved. */
export interface UnitsEvent {
  /** Tells it from the others. */
  what: "units";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Where they were. */
  from: PostName;
  /** Where they are now. */
  to: PostName;
  /** Of which kind they are. */
  unit: UnitName;
  /** How many. */
  count: number;
}

/** A card moved. */
export interface CardEvent {
  /** Tells it from the others. */
  what: "card";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Where it was. */
  from: PlaceName;
  /** Where it is now. */
  to: PlaceName;
  /** Which card; null: this seat does not see it. */
  card: CardKey | null;
  /** Its place in the Row, counted from 0; 0 where it does not come from or to the Row. */
  place: number;
}

/** An Intrigue card moved. */
export interface IntrigueEvent {
  /** Tells it from the others. */
  what: "intrigue";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Where it was. */
  from: PlaceName;
  /** Where it is now. */
  to: PlaceName;
  /** Which card; null: this seat does not see it. */
  card: IntrigueKey | null;
  /** From whom it was stolen; null: no theft. */
  victim: Seat | null;
}

/** A deck was shuffled, with its discard pile in it. */
export interface ShuffledEvent {
  /** Tells it from the others. */
  what: "shuffled";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which deck. */
  deck: DeckName;
  /** How many cards it has now. */
  size: number;
}

/** Influence was gained or lost. */
export interface InfluenceEvent {
  /** Tells it from the others. */
  what: "influence";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** With which Faction. */
  faction: FactionName;
  /** How much more, or less. */
  change: number;
}

/** An Alliance has a new holder, `seat`. */
export interface AllianceEvent {
  /** Tells it from the others. */
  what: "alliance";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** With which Faction. */
  faction: FactionName;
  /** Who held it before. */
  before: Seat | null;
}

/** A location is controlled by another seat. */
export interface ControlEvent {
  /** Tells it from the others. */
  what: "control";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which location. */
  space: SpaceKey;
  /** Whose marker lay there before. */
  before: Seat | null;
}

/** Agents moved. */
export interface AgentEvent {
  /** Tells it from the others. */
  what: "agent";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** A space, `on_the_way`, or null for the Leader: where they were. */
  from: string | null;
  /** A space, `on_the_way`, or null for the Leader: where they are now. */
  to: string | null;
  /** How many. */
  count: number;
}

/** Bonus spice was put on a space or taken from it. */
export interface BonusSpiceEvent {
  /** Tells it from the others. */
  what: "bonus_spice";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which space. */
  space: SpaceKey;
  /** How much more, or less. */
  change: number;
}

/** A dreadnought was put on a location, or, with nobody as `seat`, has left it. */
export interface FlagEvent {
  /** Tells it from the others. */
  what: "flag";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which location. */
  space: SpaceKey;
  /** The round in which it was put there; 0: it leaves. */
  round: number;
}

/** The Conflict of a round was turned up. */
export interface ConflictEvent {
  /** Tells it from the others. */
  what: "conflict";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which Conflict. */
  card: ConflictKey;
}

/** Somebody is placed in a Conflict; with nobody as `seat`, nobody is. */
export interface RankedEvent {
  /** Tells it from the others. */
  what: "ranked";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** The rank, 0 for the first. */
  rank: number;
  /** The strength. */
  strength: number;
  /** How many share the rank. */
  sharing: number;
}

/** A Conflict is over. */
export interface FoughtEvent {
  /** Tells it from the others. */
  what: "fought";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which Conflict. */
  card: ConflictKey;
}

/** A Tech tile moved. */
export interface TileEvent {
  /** Tells it from the others. */
  what: "tile";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Where it was. */
  from: TilePlaceName;
  /** Where it is now. */
  to: TilePlaceName;
  /** Which tile. */
  tile: TileKey;
  /** Its stack, counted from 0. */
  stack: number;
}

/** A Freighter moved on the Shipping track. */
export interface FreighterEvent {
  /** Tells it from the others. */
  what: "freighter";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Where it is now, 0 at the bottom. */
  position: number;
  /** Where it was. */
  before: number;
}

/** A played card begins to wait for its moment, or has stopped waiting. */
export interface LastingEvent {
  /** Tells it from the others. */
  what: "lasting";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** The card, by its key. */
  card: string;
  /** 1: it waits; -1: it does not any more. */
  change: number;
}

/** A House Hagal card was turned up. */
export interface HagalEvent {
  /** Tells it from the others. */
  what: "hagal";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which card. */
  card: HagalKey;
}

/** A fact of a seat or of the game has another value, or a turn begins or ends. */
export type MarkEvent = MarkNumber | MarkYesOrNo | MarkSpace | MarkThing | MarkFactions | MarkHolder | MarkFaction | MarkIcons | MarkSeats | MarkPhase;

/** A number. `agents`: ready at the Leader; `fresh`: all tiles lie face up again; `counts_forgotten`: what is counted for a turn is 0 again, for every seat; `turn_began`, with the turns taken, `turn_ended`, and `rival_turn`, which begins. */
export interface MarkNumber {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "round" | "first_player" | "fresh" | "turns" | "recruited" | "deployed" | "deployed_by_right" | "commissioned" | "deployed_dreadnoughts" | "dreadnoughts_by_right" | "ambushed" | "counts_forgotten" | "persuasion_gained" | "cards_with_swords" | "reveals" | "agents" | "turn_began" | "turn_ended" | "rival_turn";
  /** Its value from now on. */
  value: number;
}

/** Something is so, or is not any more. */
export interface MarkYesOrNo {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "council" | "swordmaster" | "revealed" | "revealing" | "on_combat_space" | "passes_enemies" | "top_allowed" | "another_turn" | "enemy_there" | "hagal_due";
  /** Its value from now on. */
  value: boolean;
}

/** A board space, or none any more. */
export interface MarkSpace {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "voice" | "sent_space";
  /** Its value from now on. */
  value: SpaceKey | null;
}

/** A card, or a tile that was `flipped`. */
export interface MarkThing {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "sent_card" | "taken_back" | "flipped";
  /** Its value from now on. */
  value: string | null;
}

/** The Baron's two Factions, chosen, or shown by the `masterstroke`; null: not for these eyes. */
export interface MarkFactions {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "secrets" | "masterstroke";
  /** Its value from now on. */
  value: FactionName[] | null;
}

/** Who has something, or will have it. */
export interface MarkHolder {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "mentat" | "mentat_promised";
  /** Its value from now on. */
  value: Seat | null;
}

/** The track whose Snooper is spent. */
export interface MarkFaction {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "snooper";
  /** Its value from now on. */
  value: FactionName;
}

/** Icons that the next card has besides its own. */
export interface MarkIcons {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "added_icons";
  /** Its value from now on. */
  value: IconName[];
}

/** Who has won: the game is over. */
export interface MarkSeats {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "winners";
  /** Its value from now on. */
  value: Seat[];
}

/** A phase begins. */
export interface MarkPhase {
  /** Tells it from the others. */
  what: "mark";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which fact, mostly named as in a view. */
  fact: "phase";
  /** Its value from now on. */
  value: PhaseBegun;
}

/** What a Rival did, and why. */
export interface ReasonEvent {
  /** Tells it from the others. */
  what: "reason";
  /** As in `rivals` of a view. */
  reason: Reason;
}

/** An effect was begun without a question; `game.events` leaves it out. */
export interface BegunEvent {
  /** Tells it from the others. */
  what: "begun";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** Which effect. */
  word: WordPlace;
}

/** Somebody, `seat`, has to choose; nobody: the game is over. */
export interface AskedEvent {
  /** Tells it from the others. */
  what: "asked";
  /** To whom it happened; null: to nobody. */
  seat: Seat | null;
  /** The printed thing that brought it about; null: the rules did. */
  source: SourceKey | null;
  /** Whose effect it was; null: nobody's. */
  of: Seat | null;
  /** What may be done freely now; null: nothing. */
  window: WindowName | null;
  /** Who has passed in a row, in Combat or Endgame. */
  passed: Seat[];
  /** Whose Agent or Reveal turn it is. */
  active: Seat | null;
}

/** Where in a round, or before or after all of them, the game is. */
export type PhaseName = "setup" | "round_start" | "player_turns" | "combat" | "endgame" | "over";

/** A place at the table, counted from 0, Rivals included. */
export type Seat = number;

/** What may be done freely now. */
export type WindowName = "turn_open" | "turn" | "combat" | "won" | "endgame";

/** A Conflict card, by its key. */
export type ConflictKey = string;

/** A card of a player's deck, by its key in `kanly cards --json`. */
export type CardKey = string;

/** An Intrigue card, by its key. */
export type IntrigueKey = string;

/** A Tech tile, by its key. */
export type TileKey = string;

/** A House Hagal card, by its key. */
export type HagalKey = string;

/** Of a solo game. */
export type DifficultyName = "novice" | "veteran" | "expert" | "expert_plus";

/** A board space, by its key. */
export type SpaceKey = string;

/** A Faction. */
export type FactionName = "emperor" | "spacing_guild" | "bene_gesserit" | "fremen";

/** What a Rival pays with. */
export type SpentName = "solari" | "spice" | "water" | "persuasion" | "swords" | "victory_points" | "intrigues";

/** The icon of a card that sends an Agent. */
export type IconName = "emperor" | "spacing_guild" | "bene_gesserit" | "fremen" | "landsraad" | "city" | "spice_trade";

/** Who plays a seat. */
export type PlayerKind = "human" | "house_hagal" | "rival";

/** A Leader, by its key. */
export type LeaderKey = string;

/** What a player has a number of. */
export type ResourceName = "solari" | "spice" | "water" | "persuasion" | "swords" | "victory_points";

/** A word of an effect, by where it is printed. */
export type WordPlace = string;

/** Anything printed, by its key; before that of a space stands `@`. */
export type SourceKey = string;

/** A choice as text, such as `send dagger arrakeen`. */
export type ChoiceText = string;

/** Where units are. */
export type PostName = "supply" | "garrison" | "conflict" | "ix" | "flag";

/** A troop or a dreadnought. */
export type UnitName = "troop" | "dreadnought";

/** Where cards are. */
export type PlaceName = "hand" | "discard" | "in_play" | "deck" | "hidden_aside" | "aside" | "row" | "reserve" | "imperium_deck" | "trashed" | "intrigues" | "intrigue_deck" | "under_intrigue_deck" | "intrigue_discard" | "being_played";

/** A deck that is shuffled. */
export type DeckName = "own" | "intrigue" | "hagal";

/** Where tiles are. */
export type TilePlaceName = "stack" | "owned" | "trashed" | "face_up";

/** A phase as it begins. */
export type PhaseBegun = "setup" | "round_start" | "player_turns" | "combat" | "makers" | "recall" | "endgame";
