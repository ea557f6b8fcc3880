import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

export const access = {
  findPaymentProviderHealth: {
    who: only("finance", "support", "root"),
    touches: "any",
    limit: "player-read",
    audited: false,
  },
} as const satisfies AccessRows;
