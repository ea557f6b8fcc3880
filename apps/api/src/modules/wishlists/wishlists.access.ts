import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findWishlist: { who: MEMBERS, touches: "own", limit: "member-read" },
  addWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
  delWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
  setWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
} as const satisfies AccessRows;
