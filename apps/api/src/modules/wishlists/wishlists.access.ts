import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findWishlist: { who: PLAYERS, touches: "own", limit: "player-read" },
  addWishlist: { who: PLAYERS, touches: "own", limit: "player-write" },
  delWishlist: { who: PLAYERS, touches: "own", limit: "player-write" },
  setWishlist: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;
