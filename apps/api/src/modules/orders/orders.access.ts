import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findStoreOrder: { who: PLAYERS, touches: "own", limit: "player-read" },
  findCartCheckout: { who: PLAYERS, touches: "own", limit: "player-read" },
  findOrderRefund: { who: PLAYERS, touches: "own", limit: "player-read" },
  addOrderRefund: { who: PLAYERS, touches: "own", limit: "checkout" },
  storeCheckout: { who: PLAYERS, touches: "own", limit: "checkout", takesPermit: true },
  addCartCheckout: { who: PLAYERS, touches: "own", limit: "checkout", takesPermit: true },
} as const satisfies AccessRows;
