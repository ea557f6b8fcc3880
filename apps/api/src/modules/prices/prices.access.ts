import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY } from "../../platform/roles/askers.ts";

export const access = {
  getPlatformCoinToCurrencyIdRate: { who: EVERYBODY, touches: "public", limit: "public-read" },
} as const satisfies AccessRows;
