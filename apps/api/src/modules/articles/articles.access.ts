import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  findArticle: {
    who: EVERYBODY,
    touches: "public",
    limit: "public-read",
    limitWith: { argument: "keyword", limit: "search" },
  },
  findArticleByGuest: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findArticleNeighbour: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getArticleHelpfulByMe: { who: PLAYERS, touches: "own", limit: "player-read" },
  setArticleHelpful: { who: PLAYERS, touches: "own", limit: "player-write" },
  findArticleByStaff: { who: only("support", "root"), touches: "any", limit: "player-read", audited: false },
  findArticleVersion: { who: only("support", "root"), touches: "any", limit: "player-read", audited: false },
  addArticle: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
  setArticle: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;
