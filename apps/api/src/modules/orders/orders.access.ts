import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findStoreOrder: { who: MEMBERS, touches: "own", limit: "player-read" },
  findCartCheckout: { who: MEMBERS, touches: "own", limit: "player-read" },
  storeCheckout: { who: MEMBERS, touches: "own", limit: "checkout" },
  addCartCheckout: { who: MEMBERS, touches: "own", limit: "checkout" },
} as const satisfies AccessRows;
