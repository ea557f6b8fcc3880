import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS, only } from "../../platform/roles/askers.ts";

/** A guest proves with number and mail address that a case is theirs; such tries are counted. */
const asGuest = { argument: "email", limit: "support-guest" } as const;

export const access = {
  addSupportCase: { who: EVERYBODY, touches: "own", limit: "support" },
  findSupportCaseByMe: { who: PLAYERS, touches: "own", limit: "player-read" },
  getSupportCase: { who: EVERYBODY, touches: "own", limit: "player-read", limitWith: asGuest },
  addSupportCaseMessage: { who: EVERYBODY, touches: "own", limit: "support-message", limitWith: asGuest },
  closeSupportCase: { who: EVERYBODY, touches: "own", limit: "player-write", limitWith: asGuest },
  findSupportCase: { who: only("support", "root"), touches: "any", limit: "player-read", audited: false },
  addSupportCaseReply: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
  assignSupportCase: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
  setSupportCaseState: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
