import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

export const access = {
  findTaxRule: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
  addTaxRule: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  endTaxRule: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
