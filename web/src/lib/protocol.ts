// What client and server say to each other: the generated types, under one name.
export type * from "../../../docs/protocol";
export type * from "../../../docs/view";

import type { OtherPlayer, OwnPlayer } from "../../../docs/view";

export type Player = OwnPlayer | OtherPlayer;
