import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findCartStore: { who: PLAYERS, touches: "own", limit: "player-read" },
  addCartStore: { who: PLAYERS, touches: "own", limit: "player-write" },
  delCartStore: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;
