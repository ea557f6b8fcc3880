import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, only } from "../../platform/roles/askers.ts";

export const access = {
  findStore: {
    who: EVERYBODY,
    touches: "public",
    limit: "public-read",
    limitWith: { argument: "keyword", limit: "search" },
  },
  findStoreUpdateLogByNoAuth: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findStoreSuggestion: { who: EVERYBODY, touches: "public", limit: "search" },
  findClassify: { who: EVERYBODY, touches: "public", limit: "public-read" },
  setClassify: { who: only("root"), touches: "any", limit: "staff-write", audited: true },
  setStoreListed: { who: only("reviewer", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
