import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findWishlist: { who: MEMBERS, touches: "own", limit: "player-read" },
  addWishlist: { who: MEMBERS, touches: "own", limit: "player-write" },
  delWishlist: { who: MEMBERS, touches: "own", limit: "player-write" },
  setWishlist: { who: MEMBERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;
