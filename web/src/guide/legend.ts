// What the legend shows, in which order. Names and icons are those of the catalogue; what each is for stands in `text/guide`.

/** By the tokens of effects. */
export const GROUPS = {
  resources: ["solari", "spice", "water", "persuasion", "sword", "victory_point"],
  icons: ["emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"],
  powers: ["influence", "alliance", "seat", "swordmaster", "mentat", "agent", "control", "blocked", "opponent"],
  units: ["troop", "unit", "combat", "retreat", "maker"],
  cards: ["card", "deck", "discard", "trash", "trash_this", "bond", "intrigue", "signet", "foldspace", "see_text"],
  ix: ["tech", "negotiator", "freighter", "dreadnought", "infiltration", "unload"],
} as const;

/** Drawn as signs between icons, and explained by examples. */
export const SIGNS = {
  arrow: "{spice:1} {arrow} {card:1}",
  colon: "{influence:fremen:2}: {sword:4}",
  or: "{spice:1} {or} {solari:2}",
  each: "{persuasion:2} / {fremen}",
  brackets: "({combat})",
  most: "≤ {troop:3}",
  plus: "+{sword:2}",
  minus: "-{influence:any:1}",
  differ: "{influence:any:1} ≠ {influence:any:1}",
  choice: "{influence:any:1} {influence:fremen:1}",
  book: "{see_text}",
} as const;

export type GroupName = keyof typeof GROUPS;
export type Term = (typeof GROUPS)[GroupName][number];
export type SignName = keyof typeof SIGNS;

export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[];
export const SIGN_NAMES = Object.keys(SIGNS) as SignName[];
