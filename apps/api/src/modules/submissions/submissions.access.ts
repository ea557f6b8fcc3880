import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

export const access = {
  findStoreSubmit: {
    who: only("creator", "reviewer", "root"),
    touches: "own",
    limit: "player-read",
    audited: false,
  },
  addStoreSubmit: { who: only("creator"), touches: "own", limit: "player-write", audited: false },
  setStoreSubmit: { who: only("creator"), touches: "own", limit: "player-write", audited: false },
  submitStoreSubmit: { who: only("creator"), touches: "own", limit: "player-write", audited: false },
  withdrawStoreSubmit: { who: only("creator"), touches: "own", limit: "player-write", audited: false },
  reviewStoreSubmit: { who: only("reviewer", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
