import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, only } from "../../platform/roles/askers.ts";

export const access = {
  getPlatformCoinToCurrencyIdRate: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getStorePriceHistory: { who: EVERYBODY, touches: "public", limit: "public-read" },
  setStoreActivity: { who: only("creator"), touches: "own", limit: "player-write", audited: false },
} as const satisfies AccessRows;
