import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  me: { who: EVERYBODY, touches: "own", limit: "player-read" },
  findUserPublic: { who: EVERYBODY, touches: "public", limit: "public-read" },
  setUser: { who: PLAYERS, touches: "own", limit: "player-write" },
  setUserCountry: { who: PLAYERS, touches: "own", limit: "player-write" },
  setUserCountryBySupport: {
    who: only("support", "root"),
    touches: "any",
    limit: "staff-write",
    audited: true,
  },
} as const satisfies AccessRows;
