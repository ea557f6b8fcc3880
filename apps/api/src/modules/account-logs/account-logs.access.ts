import type { AccessRows } from "../../platform/roles/access.ts";
import { only, PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findAccountLog: { who: PLAYERS, touches: "own", limit: "player-read" },
  findAccountStatement: { who: PLAYERS, touches: "own", limit: "player-read" },
  findStatementExport: { who: PLAYERS, touches: "own", limit: "player-read" },
  findWalletLots: { who: PLAYERS, touches: "own", limit: "player-read" },
  findUnusedBalance: { who: only("finance", "root"), audited: false, touches: "any", limit: "player-read" },
} as const satisfies AccessRows;
