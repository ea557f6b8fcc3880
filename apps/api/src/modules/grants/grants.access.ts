import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

/** Support gives what is small; who decides about more, or takes something back, answers for the books. */
const GIVES = { who: only("support", "finance", "root"), touches: "any" } as const;
const DECIDES = { who: only("finance", "root"), touches: "any" } as const;

export const access = {
  findGrant: { ...GIVES, limit: "player-read", audited: false },
  addGrant: { ...GIVES, limit: "staff-write", audited: true },
  withdrawGrant: { ...GIVES, limit: "staff-write", audited: true },
  confirmGrant: { ...DECIDES, limit: "staff-write", audited: true },
  takeBackGrant: { ...DECIDES, limit: "staff-write", audited: true },
} as const satisfies AccessRows;
