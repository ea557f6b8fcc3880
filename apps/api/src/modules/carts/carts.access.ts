import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findCartStore: { who: MEMBERS, touches: "own", limit: "member-read" },
  addCartStore: { who: MEMBERS, touches: "own", limit: "member-write" },
  delCartStore: { who: MEMBERS, touches: "own", limit: "member-write" },
} as const satisfies AccessRows;
