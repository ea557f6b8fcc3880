import { leavesNoRoot } from "@catnip/domain/accounts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import type { LockedPeople } from "./lock-people.ts";
import type { WantedRole } from "./role-change.ts";
import { mailRole } from "./role-mail.ts";

/**
 * Whether a change can be made as things are.
 *
 * @throws ApiError `request/version-conflict` for a role that the person has already, or has no more; `auth/forbidden`
 *   with the reason `last-root`
 */
export function expectPossible({ person, roots }: LockedPeople, { role, change }: WantedRole): void {
  if (person.roles.includes(role) === (change === "give"))
    throw new ApiError(
      "request/version-conflict",
      change === "give" ? "The account has this role already" : "The account does not have this role",
    );
  if (leavesNoRoot(role, change, roots.length))
    throw new ApiError("auth/forbidden", "The last root stays: give someone else the role first", {
      reason: "last-root",
    });
}

/**
 * Gives or takes the role now, and notifies the person. Roles are read from the row, so it takes effect immediately.
 */
export async function setRole(
  tx: Transaction,
  people: LockedPeople,
  wanted: WantedRole,
  now: Date,
): Promise<void> {
  const { person } = people;
  await read(tx, wanted.change === "give" ? GIVE : TAKE, [person.uuid, wanted.role, now]);
  await mailRole(tx, person, wanted);
}

const GIVE = `update "user" set roles = array_append(roles, $2), updated_at = $3 where id = $1`;
const TAKE = `update "user" set roles = array_remove(roles, $2), updated_at = $3 where id = $1`;
