import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

const ROOT = { who: only("root"), touches: "any" } as const;

export const access = {
  findUser: { who: only("support", "root"), touches: "any", limit: "user-search", audited: true },
  findUserByRole: { ...ROOT, limit: "player-read", audited: false },
  findUserRole: { ...ROOT, limit: "player-read", audited: false },
  addUserRole: { ...ROOT, limit: "staff-write", audited: true },
  delUserRole: { ...ROOT, limit: "staff-write", audited: true },
  confirmUserRole: { ...ROOT, limit: "staff-write", audited: true },
  withdrawUserRole: { ...ROOT, limit: "staff-write", audited: true },
} as const satisfies AccessRows;
