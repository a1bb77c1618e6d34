// What a client says over the socket of a table is Asked, what the server says is Told.
// Made by `kanly schema --protocol --typescript` from the types of kanly; do not edit.

import type { CardKey, ChoiceText, Event, FactionName, LeaderKey, OwnPlayer, Seat, SourceKey, SpaceKey, UnitName, View, WordPlace } from "./view";

/** What a client may say. */
export type Asked = ChooseAsked | UndoAsked | WhyAsked | HintAsked | ProposeAsked | VoteAsked | ResumeAsked | ResignAsked | ReturnAsked | WishAsked | LeadAsked | SpeakAsked;

/** Answer the question that a seat is asked. */
export interface ChooseAsked {
  /** Tells it from the others. */
  do: "choose";
  /** That of the latest update: if something else is seen since, it is refused. */
  number: WholeNumber;
  /** The `number` of one of the answers of the prompt. */
  answer: WholeNumber;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Take the own last choice back, and what nobody was asked for after it. */
export interface UndoAsked {
  /** Tells it from the others. */
  do: "undo";
  /** That of the latest update. */
  number: WholeNumber;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Ask why something cannot be chosen now; the answer is `reasons`. */
export interface WhyAsked {
  /** Tells it from the others. */
  do: "why";
  /** A choice as text, such as `send dagger arrakeen`. */
  choice: ShortText;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Ask what a bot would answer in the seat that is asked, and why; the answer is `advice`. */
export interface HintAsked {
  /** Tells it from the others. */
  do: "hint";
  /** That of the latest update. */
  number: WholeNumber;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Propose something that others have to agree to. Whoever proposes it agrees. */
export interface ProposeAsked {
  /** Tells it from the others. */
  do: "propose";
  /** What is proposed. */
  matter: Matter;
  /** With `kick` the seat of whom to send away; else 0. Left out: 0. */
  about?: WholeNumber;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Say something to what is proposed. It cannot be changed afterwards. */
export interface VoteAsked {
  /** Tells it from the others. */
  do: "vote";
  /** Whether one agrees. */
  agrees: boolean;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Go on after a pause. Anybody who sits there may say so. */
export interface ResumeAsked {
  /** Tells it from the others. */
  do: "resume";
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Give the seat up for good: a bot plays on. Where nobody is left the table is closed. */
export interface ResignAsked {
  /** Tells it from the others. */
  do: "resign";
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Play again in the own seat, in which a bot plays because time ran out. */
export interface ReturnAsked {
  /** Tells it from the others. */
  do: "return";
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Say what one need not be asked. */
export interface WishAsked {
  /** Tells it from the others. */
  do: "wish";
  /** All of them: what is left out is as it was at the beginning. */
  wishes: WishesAsked;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** What one need not be asked, where there is only one answer. */
export interface WishesAsked {
  /** Whatever is not among the following. Left out: true. */
  single?: boolean;
  /** Whether to pay what cannot be paid. Left out: true. */
  unpayable?: boolean;
  /** To pass in Combat, while no card can be played there. Left out: true. */
  combat?: boolean;
  /** To end a turn in which nothing is left to do. Left out: false. */
  end_turn?: boolean;
}

/** Choose a Leader, before the game begins. */
export interface LeadAsked {
  /** Tells it from the others. */
  do: "lead";
  /** Its key: one of those offered, or where none are any that nobody has. */
  leader: ShortText;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** Read everything in another language from now on: it is told again, from hello on. */
export interface SpeakAsked {
  /** Tells it from the others. */
  do: "speak";
  /** Such as `en`, `ja` or `zh-Hant`. */
  language: ShortText;
  /** Chosen by the client; it comes back with the answer to this message. Left out: 0. */
  id?: WholeNumber;
  /** Which of one's own seats says it; null: that through whose eyes one looks. Left out: null. */
  seat?: SeatNumber | null;
}

/** A whole number from 0 to 2147483648. */
export type WholeNumber = number;

/** A seat, from 0 to 3. */
export type SeatNumber = number;

/** A text of at most 200 characters. */
export type ShortText = string;

/** What may be proposed: to take choices back, to send somebody away, or to pause. Everybody has to agree; to send somebody away, more than half of the others. */
export type Matter = "take_back" | "kick" | "pause";

/** What the server says. */
export type Told = HelloTold | UpdateTold | ChangedTold | DoneTold | RefusalTold | ReasonsTold | AdviceTold;

/** Told first, and again after `speak`. */
export interface HelloTold {
  /** Tells it from the others. */
  told: "hello";
  /** Of this protocol. */
  version: number;
  /** The edition of the server. */
  kanly: string;
  /** One's own; none: one is an onlooker. */
  seats: Seat[];
  /** Through whose eyes this connection looks; null: an onlooker's. */
  seat: Seat | null;
  /** In which everything is told. */
  language: string;
  /** What this seat need not be asked; null for onlookers. */
  wishes: Wishes | null;
}

/** What a seat need not be asked, where there is only one answer. */
export interface Wishes {
  /** Whatever is not among the following. */
  single: boolean;
  /** Whether to pay what cannot be paid. */
  unpayable: boolean;
  /** To pass in Combat, while no card can be played there. */
  combat: boolean;
  /** To end a turn in which nothing is left to do. */
  end_turn: boolean;
}

/** What there is to see now, whole, and what has happened since the last number. */
export interface UpdateTold {
  /** Tells it from the others. */
  told: "update";
  /** Of what is seen now. Each seat has numbers of its own, which only grow. */
  number: number;
  /** The number after which `events` begin; null: none are told, and earlier ones may be void. */
  since: number | null;
  /** Whether choices were taken back since: some events that were told are void. */
  went_back: boolean;
  /** What has happened since, as this seat sees it. */
  events: Event[];
  /** What is new in the log, and the last chapter once more. */
  log: Log | null;
  /** All that this seat sees. */
  view: View;
  /** What everybody holds, for onlookers who are shown all; else null. */
  hands: OwnPlayer[] | null;
  /** What this seat is asked; null: it is not asked now. */
  prompt: Prompt | null;
  /** Whether this seat may say `undo`. */
  can_undo: boolean;
  /** Whether it has an own answer to go back to: by `undo`, or by proposing `take_back`. */
  can_take_back: boolean;
  /** The table around the game. */
  table: TableTold;
  /** How it ended; null until the game is over. */
  ending: Ending | null;
}

/** Chapters to be put in the place of those that had the same numbers. */
export interface Log {
  /** The number of the last chapter there is; any beyond it are void. */
  last: number;
  /** In their order, up to the last. */
  chapters: LogChapter[];
}

/** What one choice brought about, and what belongs to it. */
export interface LogChapter {
  /** Counted from 0, which is what happened before anybody was asked. */
  number: number;
  /** Whose choice it was; null: nobody's. */
  seat: Seat | null;
  /** Whether somebody gained or lost Victory Points. */
  points: boolean;
  /** Each as pieces, one after the other; a line that belongs to another begins with blanks. */
  lines: (string | LogPiece)[][];
}

/** A piece of a line that names something. */
export interface LogPiece {
  /** What the line says there. */
  text: string;
  /** As in `kanly cards --json`, or `seat`; or of what has an icon `token`: so much, `change`: so much more or less. */
  kind: string;
  /** Of a printed thing, spaces with `@` before it; of a seat its number; of an amount its token, of a change with its sign: `{spice:+2}`. */
  key: string;
}

/** What somebody is asked. */
export interface Prompt {
  /** Who is asked. */
  seat: Seat;
  /** The Rival that is decided for; null: none. */
  rival: Seat | null;
  /** The question in words. */
  question: string;
  /** What asks. */
  why: Why;
  /** Every legal answer, in the order of the choices of the game. */
  answers: Answer[];
}

/** What asks. */
export interface Why {
  /** The kind of a printed thing as in `kanly cards --json`, `window`, or `rules`. */
  kind: string;
  /** The thing, that of a space with `@` before it, or the name of the window. */
  key: string | null;
  /** The effect that asks, or the menu of a turn or of a group of effects. */
  word: WordPlace;
  /** The name of the thing, of the window, or of the phase. */
  words: string;
}

/** An offer with its number. */
export interface Answer {
  /** The answer as text; `game.choose` takes it. */
  choice: ChoiceText;
  /** What a button says. */
  words: string;
  /** What is done: the first word of the text. */
  verb: string;
  /** The printed thing that is named. */
  thing: SourceKey | null;
  /** Its kind as in `kanly cards --json`. */
  kind: string | null;
  /** The board space that is named. */
  place: SpaceKey | null;
  /** Answers with the same one differ only in where to, how many or how paid. */
  group: string | null;
  /** What it costs now. */
  costs: Effect[];
  /** What it brings, as far as that is printed or the rules fix it. */
  brings: Effect[];
  /** Its place among the choices of the game, counted from 0. */
  number: number;
  /** The effect that comes next. Only with `resolve`. */
  word?: WordPlace;
  /** The other card. Only where two cards are discarded. */
  second?: CardKey;
  /** Where the card is. Only with `trash`. */
  zone?: string;
  /** Whether the card goes on top of the deck. Only with `acquire`. */
  on_top?: boolean;
  /** One or two. Only where Factions are named. */
  factions?: FactionName[];
  /** A player. Only where a player is named. */
  seat?: Seat;
  /** Of which kind it is. Only with `force_back`. */
  unit?: UnitName;
  /** How many. Only where troops are counted. */
  troops?: number;
  /** How many. Only where dreadnoughts are counted. */
  dreadnoughts?: number;
  /** The strength in the Conflict afterwards. Only where units go there or leave it. */
  strength?: number;
  /** How much is sold. Only with `sell_spice`. */
  spice?: number;
  /** How many are returned. Only with `acquire_tech`. */
  negotiators?: number;
}

/** Something that is paid or gained, as it is printed or as the rules have it. */
export interface Effect {
  /** What it is printed on; null: the rules have it so. */
  source: SourceKey | null;
  /** What the box is called in which it is printed; may be empty. */
  label: string;
  /** What it is, in words. */
  words: string;
  /** The same in icons: tokens such as `{spice:2}`, and signs. Empty: icons cannot say it. */
  icons: string;
}

/** The table around the game. */
export interface TableTold {
  /** The id of the game. */
  game: string;
  /** How far the table has got. */
  stage: Stage;
  /** What was agreed on when it was opened. */
  settings: Settings;
  /** Every seat, by number; Rivals have none here. */
  seats: SeatTold[];
  /** The first seat of whoever opened the table; null: they have none. */
  host: Seat | null;
  /** Who has to choose, so that their clock runs; null: nobody has. */
  asked: Seat | null;
  /** Whether nobody can choose until somebody says `resume`. */
  is_paused: boolean;
  /** What is proposed; null: nothing is. */
  proposal: ProposalTold | null;
  /** What binds the server to the deal, as 64 hexadecimal digits. */
  commitment: string;
  /** The latest link of the chain of moves: its number, its value. */
  link: [number, string] | null;
  /** How many look on at this very moment. */
  onlookers: number;
  /** The id of the next game of the same people; empty: there is none yet. */
  following: string;
  /** Where Leaders are chosen, until the game begins: those that nobody has. Else none. */
  free_leaders: LeaderKey[];
  /** What the `commitment` binds the server to besides the seed, in one line. */
  terms: string;
  /** What players have added to the luck of the game, by seat. */
  contributions: ContributionTold[];
  /** Whether whoever is asked may say `hint`. */
  gives_hints: boolean;
  /** Why nobody plays on; null: somebody does, or may. */
  closed: WhyClosed | null;
  /** The id of the game that this one goes on from in another way; empty: it has its own deal. */
  forked_from: string;
}

/** What is agreed on before a table is opened. */
export interface Settings {
  /** Which game is played. */
  game: GamePlan;
  /** Who may sit where, seat by seat. */
  seats: SeatPlan[];
  /** How Leaders are found: dealt, chosen freely, or drafted, each player keeping one of two. */
  leaders: "dealt" | "chosen" | "drafted";
  /** How long somebody may think; null: as long as they like. */
  clock: ClockPlan | null;
  /** What whoever has the link for onlookers sees; null: nobody looks on. */
  onlookers: OnlookerPlan | null;
  /** Whether the table stands in the lobby, for anybody to join. */
  is_listed: boolean;
  /** Whether whoever is asked may ask for a hint; null: where no other person plays. */
  hints: boolean | null;
}

/** Which game is played. */
export interface GamePlan {
  /** Of people and bots, 1 to 4. Two play with House Hagal, one against two Rivals. */
  seats: number;
  /** Whether with Rise of Ix. */
  ix: boolean;
  /** Whether in Epic mode, which needs Rise of Ix. */
  epic: boolean;
  /** Of a solo game, which needs one; else null. */
  difficulty: string | null;
  /** Solo only: the Leaders of both Rivals, by their keys; null: dealt. */
  rival_leaders: string[] | null;
  /** Solo only: whether dice remove cards from the Row. */
  churn: boolean;
  /** Solo only: whether with Brutal Escalation. */
  brutal: boolean;
  /** The names of the sets. */
  sets: string[];
}

/** Who may sit in a seat: a person, or the bot that is named. */
export interface SeatPlan {
  /** The bot that plays there; null: a person does. */
  bot: string | null;
  /** The Leader that is settled already, where Leaders are chosen; null: none is. */
  leader: string | null;
}

/** How long somebody may think. With an increment, what is left of a turn is kept for later ones. */
export interface ClockPlan {
  /** For a turn; with `is_reserve` for the whole game. */
  seconds: number;
  /** Seconds that the reserve grows by after every turn. */
  increment: number;
  /** Whether what is left of a turn is kept for later ones. */
  is_reserve: boolean;
  /** What happens at zero: a bot plays on in the seat, or the rest of the turn is passed. */
  at_zero: "bot" | "pass";
}

/** Who has the link may look on: at what is open to all; or at every hand, so many seconds later. */
export interface OnlookerPlan {
  /** Whether every hand is shown; else only what is open to all. */
  sees_all: boolean;
  /** How many seconds later everything is shown. */
  delay: number;
}

/** Who sits in a seat. */
export interface SeatTold {
  /** Its number. */
  number: Seat;
  /** In which it is shown; no other seat has it. */
  colour: Colour;
  /** Of the person who sits there, or of whoever did before a bot; empty: nobody has sat there. */
  name: string;
  /** The bot that plays here now; null: none does. */
  bot: string | null;
  /** Whether the person is connected. */
  is_present: boolean;
  /** Whether a person may sit down here, even where a bot plays until then. */
  is_free: boolean;
  /** The Leader that was chosen before the game; those that are dealt are in the view. */
  leader: LeaderKey | null;
  /** In a draft: one of these can be chosen. Else empty. */
  offered: LeaderKey[];
  /** Milliseconds, when this was told; null: there is no clock. */
  time_left: number | null;
}

/** What is proposed, until it is carried or lost. */
export interface ProposalTold {
  /** Whose proposal it is. */
  seat: Seat;
  /** What is proposed. */
  matter: Matter;
  /** The seat of whom to send away; else 0. */
  about: number;
  /** Who has agreed so far. */
  agreed: Seat[];
  /** Who has a say: one seat of each person, not of whom it is about. */
  asked: Seat[];
}

/** What a player has added to the luck of the game. */
export interface ContributionTold {
  /** Whose it is. */
  seat: Seat;
  /** The bytes, as hexadecimal digits. */
  luck: string;
}

/** How a game ended. */
export interface Ending {
  /** By seat, from 1, after tie-breaks; those that nothing separates share one. Null: House Hagal. */
  places: (number | null)[];
  /** What decided among those with the most points, in words; empty: nobody had as many as the winner. */
  tie: string;
}

/** Something beside the game: who is there, what is proposed, whether it is paused. */
export interface ChangedTold {
  /** Tells it from the others. */
  told: "table";
  /** All of it, as it is now. */
  table: TableTold;
}

/** What was said is done, and kept for good. What is new because of it was told before this. */
export interface DoneTold {
  /** Tells it from the others. */
  told: "done";
  /** Of the message that this answers. */
  id: number;
}

/** It was not done, and nothing has changed. */
export interface RefusalTold {
  /** Tells it from the others. */
  told: "refused";
  /** Of the message that this answers; 0 also where none could be read. */
  id: number;
  /** For programs: which of the reasons it is. A code has one meaning. */
  code: string;
  /** For people: one sentence, in the language of the connection. */
  message: string;
}

/** The answer to `why`. */
export interface ReasonsTold {
  /** Tells it from the others. */
  told: "reasons";
  /** Of the message that this answers. */
  id: number;
  /** Each a sentence in the language of the connection; none: it can be chosen. */
  reasons: string[];
  /** For each reason the ruling behind it, as in `GET /api/v1/rulings`; empty: none. */
  rulings: string[];
}

/** The answer to `hint` once the bot has thought: from what this seat knows, told to nobody else. */
export interface AdviceTold {
  /** Tells it from the others. */
  told: "advice";
  /** Of the message that this answers. */
  id: number;
  /** That of the update that it is about. */
  number: number;
  /** The bot that was asked. */
  bot: string;
  /** The `number` of the answer that it would give. */
  answer: number;
  /** What speaks for it and against it, the weightiest first, in the language of the connection. */
  reasons: string[];
  /** To win, by seat, in percent, as the bot sees it; none: it does not say. */
  chances: number[];
}

/** How far a table has got: people sit down, they choose Leaders, they play, the game is over; or else nobody plays on, and no game was finished. */
export type Stage = "gathering" | "leading" | "playing" | "over" | "closed";

/** Of a person, and of a seat. */
export type Colour = "blue" | "green" | "red" | "yellow" | "orange" | "purple" | "teal" | "pink" | "white" | "black";

/** Why nobody plays on at a table: everybody has left it or its host has closed it, or the operator of the server has deleted it. */
export type WhyClosed = "abandoned" | "deleted";

/** What is told over HTTP of a game that is over. */
export type Fetched = Outcome | Replay | Moments | Reviewed;

/** How a game ended: `GET /api/v1/games/{game}/result`. */
export interface Outcome {
  /** The table around the game. */
  table: TableTold;
  /** How many were played. */
  rounds: number;
  /** Who has won; several where nothing separates them. */
  winners: Seat[];
  /** What decided among those with the most points, in the language asked for; empty: nobody had as many as the winner. */
  tie: string;
  /** How many choices were made. */
  steps: number;
  /** Everybody, by seat. */
  seats: SeatOutcome[];
  /** Points from the start to the end. */
  course: PointsAt[];
  /** That the deal was fair. */
  proof: ProofTold;
}

/** How a game ended for one seat. */
export interface SeatOutcome {
  /** Which seat; Rivals have one too. */
  seat: Seat;
  /** Its Leader; House Hagal has none. */
  leader: LeaderKey | null;
  /** From 1, those that nothing separates sharing one; House Hagal has none. */
  place: number | null;
  /** Victory Points in the end. */
  points: number;
  /** Where they came from, what brought most first. */
  sources: PointSource[];
  /** What was done on the way, counted: turns taken, Agents sent, cards acquired and so on. */
  figures: Record<string, number>;
}

/** Something that brought Victory Points, or cost some. */
export interface PointSource {
  /** One of `start` and `rules`; `influence`: two steps with a Faction; `alliance`; or the kind of a printed thing as in `kanly cards --json`. */
  kind: string;
  /** The printed thing, or the Faction; null: there is none. */
  key: SourceKey | null;
  /** How many it brought in all. */
  points: number;
}

/** Everybody's Victory Points at a step at which they, or the round, changed. */
export interface PointsAt {
  /** So many choices were made. */
  step: number;
  /** In which round, counted from 1. */
  round: number;
  /** By seat. */
  points: number[];
}

/** What proves that the deal was fair, now that nothing of it is a secret any more. */
export interface ProofTold {
  /** What bound the server before the deal, as 64 hexadecimal digits. */
  commitment: string;
  /** The server's part of the luck, as hexadecimal digits. */
  server_seed: string;
  /** What kept the seed from being guessed, as hexadecimal digits. */
  salt: string;
  /** What the commitment bound the server to besides, in one line. */
  terms: string;
  /** What players have added to the luck. */
  contributions: ContributionTold[];
}

/** A game that is over, to be looked at again: `GET /api/v1/games/{game}/replay`. */
export interface Replay {
  /** The table around the game. */
  table: TableTold;
  /** Through whose eyes one can look. */
  humans: Seat[];
  /** Every choice; the first is what happened before any was made. */
  steps: StepTold[];
  /** All of it, as this seat reads it. */
  log: Log;
}

/** One choice of a game that is over. */
export interface StepTold {
  /** Who chose; null: nobody has yet. */
  seat: Seat | null;
  /** In which round, counted from 1. */
  round: number;
  /** The chapter of the log that tells of it. */
  chapter: number;
  /** Victory Points afterwards, by seat. */
  points: number[];
}

/** Some of them, one after the other: `GET /api/v1/games/{game}/moments`. */
export interface Moments {
  /** In their order. */
  moments: Moment[];
}

/** What there was to see after so many choices. */
export interface Moment {
  /** So many choices were made. */
  step: number;
  /** What the last of them brought about. */
  events: Event[];
  /** All that this seat saw; without a seat, what was open to all. */
  view: View;
  /** Without a seat: what everybody held. Else null. */
  hands: OwnPlayer[] | null;
}

/** A game that is over, weighed decision by decision: `GET /api/v1/games/{game}/review`. */
export interface Reviewed {
  /** Null: it is being made; ask again some seconds later. */
  review: ReviewTold | null;
  /** While it is being made, the share of decisions judged so far, from 0 to 1; else null. */
  progress: number | null;
}

/** A game that is over, looked at again. */
export interface ReviewTold {
  /** The name of the game that was played, as in a record. */
  rules: string;
  /** In which everything is told. */
  language: string;
  /** Who told the chances. */
  judge: string;
  /** How many times the usual number of worlds were looked at. */
  effort: number;
  /** How it ended, in words. */
  outcome: string;
  /** How many were played. */
  rounds: number;
  /** Everybody, by seat. */
  seats: SeatReview[];
  /** In their order. */
  decisions: DecisionTold[];
}

/** A game that is over, for one seat. */
export interface SeatReview {
  /** Which seat; Rivals have one too. */
  seat: Seat;
  /** The short name of its Leader. */
  name: string;
  /** Its Leader; House Hagal has none. */
  leader: LeaderKey | null;
  /** Whether it decides anything: Rivals do not. */
  is_asked: boolean;
  /** Victory Points in the end. */
  points: number;
  /** From 1; House Hagal has none. */
  place: number | null;
  /** Decisions and luck. */
  split: SplitTold;
  /** At most three, the largest first. */
  mistakes: MistakeTold[];
  /** At most three, the luckiest first. */
  lucky: LuckTold[];
  /** At most three, the unluckiest first. */
  unlucky: LuckTold[];
}

/** Where the chance of a seat went: the first four add up to the last. */
export interface SplitTold {
  /** At the first decision of the game. */
  start: number;
  /** By its own decisions. */
  own: number;
  /** By the decisions of others. */
  others: number;
  /** By luck. */
  luck: number;
  /** Its share of the win. */
  end: number;
}

/** One of the largest of a seat. */
export interface MistakeTold {
  /** Its place among the decisions, from 0. */
  decision: number;
  /** What would have been best. */
  better: ChoiceTold;
  /** What that changes, in words, the weightiest first. */
  for_better: string[];
  /** What the choice changed that was made. */
  for_made: string[];
}

/** Something that could be chosen at a decision. */
export interface ChoiceTold {
  /** As a record writes it. */
  choice: string;
  /** In words. */
  text: string;
  /** Of the seat that is asked to win, if it chooses this; a part of 1. */
  chance: number;
}

/** From a decision of a seat to its next one, or to the end. */
export interface LuckTold {
  /** The place of the first among the decisions, from 0. */
  decision: number;
  /** What it changed for the seat. */
  luck: number;
  /** Of the log of that time, from its beginning. */
  lines: string[];
  /** How many lines are left out. */
  more: number;
}

/** Where there was something to choose. */
export interface DecisionTold {
  /** So many choices were made in all, this one included. */
  step: number;
  /** In which round, counted from 1; 0 before the first. */
  round: number;
  /** Who was asked. */
  seat: Seat;
  /** To win, by seat, before it, from what the seat knows that is asked; parts of 1. */
  chances: number[];
  /** By seat: what the decision changed. */
  decided: number[];
  /** By seat: what changed then, until the next decision. */
  luck: number[];
  /** What was chosen. */
  made: ChoiceTold;
  /** What else was tried, the best first. */
  others: ChoiceTold[];
  /** Of the chance of the seat that was asked, against the best. */
  loss: number;
  /** Whether that is more than chance could make it look. */
  is_mistake: boolean;
}
