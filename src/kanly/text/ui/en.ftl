# What the terminal says about itself. Texts of the game come from kanly.text.

you = You
joint-names = ,{ " " }
joint-lines = ;{ " " }
joint-numbered = ;{ " " }
numbered = { $number }: { $text }
aside = { " " }({ $text })
remark = { " " }[{ $text }]
icons = [{ $text }]{ " " }

## Headings of tables, as short as can be

head-points = VP
head-solari = Sol
head-spice = Spi
head-water = Wat
head-agents = Agt
head-garrison = Gar
head-conflict = Con
head-strength = Str
head-hand = Hnd
head-intrigue = Int
head-emperor = Emp
head-guild = Gui
head-bene = Ben
head-fremen = Fre
head-ship = Ship
head-negotiators = Neg
head-dreadnoughts = Dreadnoughts
head-tiles = Tech tiles, Snoopers and the like
head-space = Space
head-sent = Agents
head-effects = What it costs and gives
head-row = Imperium Row and Reserve
head-own-hand = Cards in your hand

## Kinds of board spaces

group-emperor = { head-emperor }
group-guild = { head-guild }
group-bene = { head-bene }
group-fremen = { head-fremen }
group-landsraad = Lan
group-city = Cit
group-trade = Spi

## The table at a glance

badge-first-player = 1
badge-mentat = M
badge-seat = C
badge-swordmaster = S
badge-revealed = R
glance-agents = [{ $players }]
glance-control = ={ $player }
glance-dreadnought = ^{ $player }
glance-blocked = !{ $player }
glance-ix = Ix
glance-ship = ship { $place }
glance-row = Row
glance-reserve = Reserve
glance-tech = Tech
glance-hand = Hand
glance-intrigues = Intrigue

## The table

space-bonus = { $spice } bonus spice
left = { $count } left
level = level { $level }, { $left } more to come
first-player = First Player
revealed = revealed
pile-deck = { $count ->
    [one] { $count } card in your deck
   *[other] { $count } cards in your deck
}
pile-other-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
pile-discard = discard pile
pile-in-play = in play
pile-aside = set aside
pile-hidden = set aside, face down
pile-supply = { $units } in supply
tiles-below = { $count } below
shipping = { $track }, recalled from there and all below
ships-garrison = { $count } garrison
ships-conflict = { $count } Conflict
ships-flag = { $count } flag
tile-flipped = { $tile } (flipped)
snoopers = { $count ->
    [one] { $count } Snooper: { $tracks }
   *[other] { $count } Snoopers: { $tracks }
}
card-aside = a card set aside
hagal-player = third player, scores no points and takes no rewards · { $supply } in supply
rival-player = Rival, { $leader } · { $ring } · { $supply } in supply
hagal-deck = House Hagal deck: { $left ->
    [one] { $left } card
   *[other] { $left } cards
}, { $up } turned up
hagal-top = { $deck }, the last one { $card }
difficulty = Difficulty: { $name }
third-agent = the Rivals get a third Agent in round { $round }
mode-expert-deployment = expert deployment
mode-no-swordmaster = no Swordmaster for you
mode-epic = Epic mode
mode-churn = dice empty the Row
mode-brutal = Brutal Escalation

## Beside a question

purse-garrison = garrison { $units }
purse-conflict = Conflict { $units } (strength { $strength })
note-secrets = Your secret Factions: { $factions }
note-top = On top of your deck: { $card }
known = { $player } holds { $cards }
known-nothing = nothing that can be known for certain
menu-send = Send { $card } ... ({ $spaces })
menu-send-short = Send { $card } ...
menu-send-where = Send { $card }: which? (0 goes back)
menu-anywhere = anywhere
menu-spaces = { $icons }: { $count } spaces
menu-deploy = Deploy ... (up to { $units })
menu-deploy-which = Deploy: which? (0 goes back)
menu-more = + shows more ({ $page } of { $pages })
type-number = Please type a number from 1 to { $most }, or ? for help.
is-possible = That is possible now.
several-fit = Several things fit "{ $name }": { $things }.
and-more = ...
look-nothing = Nothing is called "{ $name }".

## The log

only-choice = only choice
deed-changes = { $deed } ({ $changes })
decided = { $deed } [{ $player } chose]
drawn = You draw { $cards }
log-draws = { $player } draws { $cards } (secret)
log-reveals = { $player }: { $cards } revealed
log-acquires = { $player }: { $cards } acquired
log-trashes = { $player }: { $cards } trashed
log-takes-back = { $player }: { $cards } taken back
log-alliance = { $player }: Alliance with the { $faction }
log-alliance-from = { $player }: Alliance with the { $faction }, taken from { $before }
log-alliance-lost = { $player }: the Alliance with the { $faction } is lost
log-control = { $player }: control of { $space }
log-control-from = { $player }: control of { $space }, taken from { $before }
log-council = { $player }: a seat on the High Council
log-swordmaster = { $player }: a third Agent
log-mentat = { $player }: the Mentat for this round
log-mentat-promised = { $player }: the Mentat for the next round
log-masterstroke = { $player }: secret Factions shown: { $factions }
log-snooper = { $player }: Snooper of the { $faction } taken
log-advances = { $player }: Freighter advanced
log-recalls = { $player }: Freighter recalled
log-removes = { $player }: bonus spice removed ({ $spice })
log-from-conflict = back from the Conflict
log-from-location = back from its location
log-defence = defensive bonus
log-row = New in the Imperium Row: { $card }
log-tile = New Tech tile on offer: { $tile }
log-shuffles = { $player }: discard pile shuffled into the deck
log-intrigues-shuffled = The Intrigue deck is reshuffled
log-endgame = The Endgame begins
log-dreadnought = { $player }: dreadnought on { $space }
log-makers = Bonus spice: { $spaces }
passed-over = passed over: { $cards }
vain-card = { $card } ({ $why })
vain-occupied = occupied
vain-silenced = closed by The Voice
vain-no-bonus-spice = no bonus spice
vain-two-dreadnoughts = no dreadnought left
vain-little-influence = too little Influence
spent-cards = { $deed }: { $cards }
goes-on = { $round ->
    [0] The first round has not begun.
   *[other] The game goes on in round { $round }.
}
game-over = { $winners } after { $rounds } rounds.
game-over-tied = { $winners } after { $rounds } rounds. { $tie }
tie-broken = Level with { $level } on Victory Points: { $by } decided.
tie-by = more { $what }
tie-by-troops = more troops in the garrison
tie-by-tile = { $tile }
tie-shared = Level on Victory Points, spice, Solari, water and troops in the garrison.
tie-both = { $broken } { $shared }
points-come = Where the points come from:
points-start = at the start
points-bought = bought
points-influence = 2 Influence with the { $faction }
points-alliance = Alliance with the { $faction }
log-empty = Nothing has happened yet.
rule-sent = the first card with a free space; its icons count, not the space's own
rule-deployed = its recruits and up to two more units, dreadnoughts first
rule-held-back = expert deployment: a lead of 4 is enough below level III
rule-swords = every Rival with a unit in the Conflict
rule-least-influence = where it has least
rule-took-tile = the dearest tile it can pay for, with every Negotiator that helps
rule-cleared-tile = one tile on top must be of a kind that Rivals take
rule-churned = two dice after each Reveal turn

## Reasons for a choice

reason = { $text }: value { $worth }
reason-against = against it: { $text }: value { $worth }
reason-troops = { $thing } in the garrison
reason-agents = { $thing } this round
reason-alliance = { $thing }
reason-alliance-less = { $thing } lost
reason-alliance-in-reach = { $thing } within reach
reason-alliance-in-reach-less = { $thing } out of reach
reason-alliance-in-danger = { $thing } in danger
reason-alliance-in-danger-less = { $thing } out of danger
reason-hand = a stronger hand
reason-hand-less = a weaker hand
reason-card = { $thing } acquired
reason-trashed = { $thing } gone from your deck
reason-deck = a stronger deck
reason-deck-less = a weaker deck
reason-tile = Tech tile { $thing }
reason-tile-less = Tech tile { $thing } given up
reason-freighter = Freighter advanced
reason-freighter-less = Freighter recalled
reason-snoopers = Snooper left on a track
reason-snoopers-less = Snooper taken
reason-control = control of { $thing }
reason-control-less = control of { $thing } lost
reason-conflict = better prospects in the Conflict
reason-conflict-less = worse prospects in the Conflict

## Bots

level-1 = recruit
level-2 = scout
level-3 = captain
level-4 = mentat
level-5 = navigator
bot-level = level { $level } ({ $name })
summary-random = any legal choice, each as likely as the others
summary-greedy = what looks best at once
summary-utility = what is worth most once the turn is done
summary-search = plays its best choices on and compares
summary-net = what it learned by playing against itself
summary-oracle = plays on what it learned to like, and compares
summary-recruit = level 1: misjudges much, overlooks much, plans nothing
summary-scout = level 2: misjudges, and overlooks now and then
summary-captain = level 3: misjudges a little, and overlooks little
summary-mentat = level 4: what it learned by playing against itself
summary-navigator = level 5: looks ahead with what it learned
bots-name = name
bots-from = from
bots-does = what it does
bots-options = options
bots-ours = cannot be played: one of ours has the same name
bots-twice = cannot be played: another package has a bot of the same name
bots-walls = Bots of other packages think in processes of their own; this system keeps them from files and from other processes.
bots-no-walls = Bots of other packages think in processes of their own; this system does not keep them from reading your files.
hint = Advice of { $bot }: { $advice }
hint-back = 0, then { $number }
hint-little = It changes little at once.
hint-chance = { $player } { $percent } %
hint-chances = Chances to win: { $chances }
hint-level = A hint may be asked of level 1 to 5: hint 4
hint-failed = There is no hint now: { $reason }

## Review of a game

review-title = Review
review-chances = Chances to win
review-chances-note = Each line is the chance of a seat, judged only by what that seat could see. A shape with a letter stands where a round begins.
review-chances-table = The same as a table
review-chances-of-all = Chances to win of { $players }, from the first decision to the end
review-round = Round
review-outcome = End
review-split = Decisions and luck
review-split-note = In percentage points of the chance to win. Decisions: compared with the quick choice of a bot. Luck: what was drawn, turned up or held by others, compared with the average.
review-seat = Seat
review-start = Start
review-own = Own decisions
review-luck = Luck
review-others = Others' decisions
review-mistakes = Largest mistakes
review-no-mistakes = No clear mistake was found.
review-when = Round { $round }, choice { $step }
review-chosen = Chosen
review-better = Better
review-little = It changes little at once.
review-cost = { $percent } percentage points
review-chance = chance to win { $percent }%
review-lucky = Luckiest moments
review-unlucky = Unluckiest moments
review-no-luck = None is worth a word.
review-more = … and { $lines } more lines
review-all = All decisions
review-all-note = Where there was something to choose. The chance is that of the seat that was asked, before its choice. Unfold a line for what else was tried.
review-mistake = mistake
review-changed = What it changed
review-then = Luck then
review-judged = Estimates: worlds that the seat could not tell apart, played on quickly to the end of the round and judged there ({ $judge }, effort { $effort }).
review-written = The review is in { $file }.

## Commands

welcome = Type ? for help at any time.
others-play = The other seats: { $bots }. --level (1 to 5) or --bots changes that.
goodbye = Goodbye.
pass-keyboard = Pass the keyboard to { $player }, who presses Enter.{ " " }
which-leader = Your Leader, a part of the name will do (Enter: dealt at random): { $leaders }
undo-nothing = There is nothing to take back.
undo-agree = Others have moved or something new was seen since then. Take it back all the same? [y/N]{ " " }
undo-done = Taken back.
bot-failed = Chance chooses for { $player }: { $reason }
file-name = File name (Enter: { $proposed }):{ " " }
cannot-write = { $file } cannot be written: { $reason }
saved = Saved in { $file }
leave = Save before you leave? [Y/n, or c to stay]{ " " }
rescued = The game is saved in { $file }; kanly play --load FILE goes on with it.
kept = The whole game is kept in { $file }; kanly replay FILE tells it again.
no-place = The game can be saved nowhere. Here it is; copied into a file, it can be loaded again:
word-help = help
word-rules = rules
word-table = table
word-log = log
word-known = known
word-hint = hint
word-undo = undo
word-save = save
word-quit = quit exit
word-look = look
word-card = card
word-conflict = conflict
help =
    Type the number of a line and press Enter. Where a line has "..." a second list
    follows; "3 2" answers both at once, and 0 goes back. y and n answer yes and no.
    A choice may be typed out as well, as games are saved: send, a card and a space;
    reveal; play, acquire or use with a card or tile; deploy and a number; end. A
    name in any language will do, or a part of it. What is not legal is refused with
    the reason and, where there is one, the ruling: [FAQ-005]. After ? or why it is
    only asked: ? send dagger arrakeen
    Texts: look and a name, the number of a line, or conflict; rules and a word.
      t table   the table with all texts    l log    what happened lately
      u undo    take your last choice back  s save   save the game
      k known   what others surely hold     h hint   a bot's advice; hint 5: better
      q quit    leave (you can save first)  ? help this  ?? rules the game in short
help-rules =
    The table: { head-points } Victory Points, { head-solari } Solari, { head-spice } spice, { head-water } water, { head-agents } Agents
    ready, { head-garrison } garrison, { head-conflict } troops in the Conflict, { head-strength } strength, { head-intrigue } Intrigue
    cards, then Influence with Emperor, Spacing Guild, Bene Gesserit and Fremen; *
    is an Alliance. Behind it, { badge-first-player } is the First Player, { badge-mentat } the Mentat, { badge-seat } a seat on the
    High Council, { badge-swordmaster } the Swordmaster, { badge-revealed } who has revealed. On a space, [Leto] is an
    Agent, +2 bonus spice, =Leto control, ^Leto a dreadnought there, !Leto The
    Voice; 3+1 is 3 troops and a dreadnought. Each round you send your Agents, each
    with a card that shows the icon of the space, and then reveal the rest of your
    hand for persuasion (to acquire cards) and swords. On a combat space you may
    deploy the troops you recruit this turn and two more. A troop in the Conflict
    counts 2, a sword 1; the strongest take the rewards. 2 Influence with a Faction
    is a Victory Point, and its Alliance (from 4 on) is another. The game ends after
    a round in which somebody has 10 Victory Points (12 in Epic mode), or after
    round 10.
help-ix =
    Rise of Ix: { head-ship } is your place on the Shipping track, { head-negotiators } your Negotiators. Tech
    tiles are bought for spice, and each Negotiator you return makes one cheaper by
    1. A dreadnought counts 3 and comes home after a Conflict; the winner puts one
    on a flag and controls that location for a round. Reveal or Unload: the box also
    works when the card is discarded or trashed. Infiltration: enemy Agents do not
    block it.
help-rivals =
    Rivals play by cards: one is turned up after the other until it shows a free
    space. The Agent goes there, and the Rival gets what the card shows, not what
    the space does. On a combat space it deploys all it recruits and two more units.
    In combat each Rival with a unit there turns up a card for its swords. House
    Hagal, the third player of a two-player game, moves after each Agent turn of the
    First Player; it scores no points and takes no rewards, but it takes spaces,
    ranks and Alliances away. The Rivals of a solo game take rewards, and turn 3
    water, 7 Solari, 7 spice or 3 Intrigue cards into a Victory Point. What their
    rules leave open, you decide.

## Many games

total-games = games
total-decisions = decisions
total-rounds = rounds
total-victory-points = victory points
total-winners-victory-points = winners victory points
total-human-wins = human wins
total-human-wins-95 = 95 % interval
total-human-victory-points = human victory points
total-rival-victory-points = rival victory points
total-decisions-per-turn = decisions per turn
total-real-decisions-per-turn = real decisions per turn
total-order-questions-per-turn = order questions per turn
total-errors = errors
total-stuck = stuck
total-faults = faults
total-digest = digest
total-seconds = seconds
total-wins-by-seat = wins by seat
total-wins = wins
total-share = share
between = { $least } to { $most }
never = never { $feats }
feat-revealed = revealed
feat-sent = sent
feat-sent-to = sent to { $space }
feat-acquired = acquired
feat-unloaded = unloaded
feat-mode = mode { $number }
feat-used = used
feat-ring = ring
feat-ability = ability
feat-fought = fought
feat-won = won
feat-visited = visited
feat-turned-up = turned up
feat-in-vain = in vain
feat-swords = swords

## Rulings

ruling-rule = rule
ruling-given = given
ruling-when = when
ruling-then = then
ruling-source = source
ruling-rules = rules
ruling-note = note
ruling-test = test
ruling-none = none
rulings = Rulings
ruling-proved = { $proved } of { $all } rulings have a test; { $complaints } complaints
kind-rule = rule
kind-clarification = clarification
kind-exception = exception
kind-erratum = erratum
kind-example = example

## Notices

notice-turn = It is your turn, { $name }: round { $round }.
notice-leaders = Everybody is there, { $name }: choose your Leader.
notice-code = { $code } is the code for notices of kanly to this address. If you have not asked for it, do nothing.
