import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findUserFollowed: { who: MEMBERS, touches: "own", limit: "member-read" },
  addUserFollowed: { who: MEMBERS, touches: "own", limit: "member-write" },
  delUserFollowed: { who: MEMBERS, touches: "own", limit: "member-write" },
} as const satisfies AccessRows;
