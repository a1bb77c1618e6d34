/** Braces hold icons, as in the effects of cards. */
export const guide = {
  title: "How to play",
  lead: "The whole game in five minutes. The table knows every rule: whatever can be done is lit, and whatever is grey says why not.",
  contents: "Contents",
  parts: {
    goal: {
      title: "The goal",
      lines: [
        "You lead a Great House and collect {victory_point} Victory Points: with Factions, in Conflicts, by some cards. Whoever has 10 of them (12 in Epic mode) when a round ends brings the game to its end. There is a Conflict card for each round, so after 10 rounds it is over in any case.",
        "At the very end Endgame cards may be played; then most points win. If there is a tie, more {spice} spice decides, then {solari} Solari, {water} water, {troop} troops in the garrison.",
      ],
    },
    round: {
      title: "A round in five steps",
      lines: [
        "Round Start: a Conflict card shows what is fought for, and everybody draws five cards.",
        "Player Turns: one turn after the other, round the table. Each is an Agent turn or, once a round, your Reveal turn; after that you are done until the next round.",
        "Combat: whoever has units in the Conflict may add Combat cards; then the strongest take the rewards.",
        "Makers: spice grows where no Agent stands.",
        "Recall: does anybody have enough points? If not, all Agents come home, and somebody else begins.",
      ],
    },
    agent: {
      title: "Agent turn: card icon = space icon",
      lines: [
        "Play a card from your hand and send an {agent} Agent. The card must show the icon of the space.",
        "The space must be empty. Pay its price if it has one; then you get what the space gives and what the Agent box of the card says, in the order you like.",
        "You start with two Agents, so there are usually two such turns in a round. A card that has sent an Agent is not revealed later.",
      ],
      example: "This card shows the City icon, so it can send an Agent to this City space: 1 troop and 1 card. Crossed swords mean that you may also fight.",
    },
    factions: {
      title: "The four Factions",
      lines: [
        "Every Agent on a space of a Faction brings 1 {influence} Influence with it.",
        "2 Influence: 1 {victory_point} Victory Point, as long as you do not fall below 2.",
        "4 Influence: the bonus of the track, as below. The first to get there also takes the {alliance} Alliance, which is worth 1 {victory_point} Victory Point; whoever climbs higher takes it away.",
      ],
      example: "Bonus at 4 Influence",
    },
    conflict: {
      title: "The Conflict",
      lines: [
        "An Agent on a space with {combat} lets you deploy: every {troop} troop that you recruited this turn, and up to two more from the garrison.",
        "Strength: 2 for each troop, 1 for each {sword} sword. Swords count only if you have a unit there.",
        "The strongest player takes the first reward of the card, the next the second; with four players there is a third. If the first place is tied, nobody wins, and those who are tied take the second reward.",
        "Troops that have fought go back to your supply, whoever won. Those in the garrison stay.",
        "Some Conflicts give {control} control of a place: from then on its owner earns something whenever an Agent comes there, and may deploy a troop from supply when it is fought over (defensive bonus).",
      ],
    },
    reveal: {
      title: "Reveal turn: what is left buys and fights",
      lines: [
        "When you have no Agent left, or want to keep them at home, you lay down the rest of your hand. Now the lower boxes count: {persuasion} Persuasion, {sword} swords and more.",
        "Persuasion buys cards of the Imperium Row and of the Reserve, as many as it pays for; what you do not spend is lost. New cards go to your discard pile and come to your hand when it has been shuffled into the deck.",
        "The Spice Must Flow costs 9 and brings 1 {victory_point} Victory Point at once. To {trash} trash weak cards makes good ones come more often.",
      ],
    },
    intrigue: {
      title: "Intrigue",
      lines: [
        "{intrigue} Intrigue cards are secret and cost no turn. Plot cards are for your own turns, Combat cards for Combat if you have a unit there, Endgame cards for the very end.",
        "Whoever collects four or more of them can lose one to somebody who goes to Secrets.",
      ],
    },
    resources: {
      title: "Solari, spice and water",
      lines: [
        "{solari} Solari pay at the Landsraad. {water} Water opens the deep desert. {spice} Spice pays for the strongest spaces of the Factions, and much of it can be turned into Solari.",
        "The three spaces with {maker} give spice. Where no Agent stands at the end of a round, 1 more is added: a place that everybody forgets grows rich.",
      ],
    },
    landsraad: {
      title: "Three investments",
      lines: [
        "{seat} High Council (5 Solari, once): 2 Persuasion more on every Reveal turn of the game.",
        "{swordmaster} Swordmaster (8 Solari, once): a third Agent for good. Early on this is the best that Solari can buy.",
        "{mentat} Mentat (2 Solari): a card, and if the Mentat is there, one Agent more for this round.",
      ],
    },
    ix: {
      title: "What Rise of Ix adds",
      lines: [
        "{tech} Tech tiles are bought with spice where this icon is shown, and help for the rest of the game. Each {negotiator} Negotiator that you take back makes one cheaper by 1.",
        "{freighter} The Freighter climbs a track of three steps, or comes back and brings the rewards of all steps it has reached: Solari or spice, then troops and Influence, then a cheap tile.",
        "{dreadnought} Dreadnoughts have strength 3 and survive the fight. That of the winner occupies a place for a round.",
        "{infiltration} Infiltration passes enemy Agents; {unload} a card with Unload gives its Reveal box also when it is discarded or trashed.",
      ],
    },
    alone: {
      title: "Alone, or two of you",
      lines: [
        "Solo: two Rivals of House Hagal play against you. A card tells each where its Agent goes; they pay nothing, fight, and turn what they collect into points. They can win.",
        "Two players: House Hagal joins in as a third. It takes spaces, fights for ranks and holds Alliances, but has no points.",
      ],
    },
    here: {
      title: "At this table",
      lines: [
        "Lit in orange: you may act there. Pick a card, then a space, then confirm. Right-click or hold your finger on anything to see it large, with its text.",
        "Undo takes your last choice back as long as nothing hidden has become known. Against bots, Hint says what a bot would do, and why.",
      ],
    },
  },
  legend: {
    title: "Icons",
    lead: "As on cards and spaces. A number beside an icon says how many.",
    groups: { resources: "Resources", icons: "Agent icons of cards and spaces", powers: "Influence and offices", units: "Units and the Conflict", cards: "Cards", ix: "Rise of Ix" },
    terms: {
      solari: "money", spice: "harvested in the desert", water: "for the desert, and for the Fremen", persuasion: "buys cards, on Reveal turns only", sword: "1 strength, if you have a unit in the Conflict", victory_point: "what the game is about",
      emperor: "Faction", spacing_guild: "Faction", bene_gesserit: "Faction", fremen: "Faction", landsraad: "council of the Houses", city: "settlements of Arrakis", spice_trade: "desert and trade",
      influence: "a step up the track of a Faction: that of the space, one of your choice, or the one whose icon is shown with +", alliance: "the token of a Faction, worth 1 Victory Point", seat: "a seat, for the whole game", swordmaster: "a third Agent, for the whole game", mentat: "one Agent more, for a round", control: "of Arrakeen, Carthag or Imperial Basin", blocked: "nobody else may go there for now", opponent: "everybody else, or as many as the number says", agent: "goes to spaces",
      troop: "recruited: from the supply to the garrison", unit: "a troop or a dreadnought", combat: "you may deploy; behind troops: they go to the Conflict", retreat: "from the Conflict to the garrison", maker: "all bonus spice that lies there",
      card: "draw a card", deck: "your deck, or the top of it", discard: "from the hand to the discard pile", trash: "a card of yours leaves the game", trash_this: "this card leaves the game", bond: "if another card of that Faction is in play", intrigue: "draw an Intrigue card", signet: "the ability of your Leader that goes with this card", foldspace: "a Foldspace card", see_text: "no icon can say it: look at the text",
      tech: "acquire a Tech tile", negotiator: "waits to make a tile cheaper by 1", freighter: "one step up, or back with all rewards", dreadnought: "strength 3; survives the fight", infiltration: "enemy Agents do not block", unload: "the Reveal box also works when the card is discarded or trashed",
    },
    signsTitle: "How to read effects",
    signs: {
      arrow: "Pay what is on the left, get what is on the right. You need not, but half of it is not possible.",
      colon: "Only if what stands before the colon is true: here 2 Influence.",
      or: "A stroke between two effects: one of them, as you like.",
      each: "A stroke before something that is counted: for each of those.",
      brackets: "In brackets: you may.",
      most: "Up to so many.",
      plus: "A plus before an icon: on top of what was gained before.",
      minus: "A minus before an icon: it is lost, or something costs that much less.",
      differ: "Twice, but each with another Faction.",
      choice: "The neutral sign: with a Faction of your choice. A Faction's own sign with + is with that one.",
      book: "Look at the card closely: its text says more than icons can.",
    },
  },
};
