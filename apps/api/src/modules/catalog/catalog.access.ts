import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY } from "../../platform/roles/askers.ts";

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
} as const satisfies AccessRows;
