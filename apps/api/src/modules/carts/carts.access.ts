import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findCartStore: { who: MEMBERS, touches: "own", limit: "player-read" },
  addCartStore: { who: MEMBERS, touches: "own", limit: "player-write" },
  delCartStore: { who: MEMBERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;
