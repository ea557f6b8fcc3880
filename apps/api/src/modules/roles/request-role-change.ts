import {
  isGivenRole,
  mayConfirmRole,
  mayRequestRole,
  roleNeedsConfirmation,
  type GivenRole,
  type RoleChange,
} from "@catnip/domain/accounts";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Actor } from "../../platform/viewer.ts";
import { lockPeople } from "./lock-people.ts";
import { invalid, roleChangeOf, type UserRoleChange } from "./role-change.ts";
import { mailRoots } from "./role-mail.ts";
import { access } from "./roles.access.ts";
import { expectPossible, setRole } from "./set-role.ts";

export type RoleRequest = {
  readonly uuid: string;
  readonly user_uuid: string;
  readonly role: GivenRole;
  readonly change: RoleChange;
  readonly reason: string;
};

/** As what the audit log names the command line of the server: no account has this uuid. */
export const COMMAND_LINE: Pick<Actor, "uuid" | "role"> = {
  uuid: "00000000-0000-0000-0000-000000000000",
  role: "root",
};

/**
 * Gives or takes a role: at once, or after a second person's confirmation where it needs one; then every root who may
 * give it gets a mail. Idempotent: the same request by the same person again is answered again.
 *
 * @param actor a root, or `COMMAND_LINE`
 * @throws ApiError `input/invalid` with the field, `auth/forbidden` for giving oneself a role, `request/id-conflict`
 *   for a uuid that belongs to something else, and as `lockPeople` and `expectPossible`
 */
export async function requestRoleChange(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Pick<Actor, "uuid" | "role">,
  input: RoleRequest,
): Promise<UserRoleChange> {
  const at = now();
  const { role, change } = input;
  if (!isUuid(input.uuid)) throw invalid("uuid");
  if (!isUuid(input.user_uuid)) throw invalid("user_uuid");
  if (!isGivenRole(role)) throw invalid("role");
  const reason = cleanReason(input.reason);
  const createdBy = actor === COMMAND_LINE ? null : actor.uuid;
  const wanted = {
    uuid: input.uuid,
    userUuid: input.user_uuid.toLowerCase(),
    role,
    change,
    reason,
    createdBy,
  };
  if (!mayRequestRole(wanted)) throw new ApiError("auth/forbidden", "You cannot give yourself a role.");

  return inTransaction(db, async (tx) => {
    const people = await lockPeople(tx, wanted.userUuid);
    const known = await isKnown(tx, wanted);
    if (known === true) return roleChangeOf(tx, wanted.uuid);
    if (known === false) throw conflict();
    expectPossible(people, wanted);
    const waits = roleNeedsConfirmation(role, change, people.roots.length);
    if (waits && people.roots.length === 0)
      throw new ApiError("auth/forbidden", "No root could confirm this: give someone the role root first");
    await insertChange(tx, wanted, waits, at);
    if (waits) {
      const mayConfirm = people.roots.filter(({ uuid }) => mayConfirmRole(uuid, wanted));
      await mailRoots(tx, mayConfirm, people.person, wanted);
    } else {
      await setRole(tx, people, wanted, at);
    }
    const { roles } = people.person;
    await recordAudit(tx, actor, {
      operation: audited(access, change === "give" ? "addUserRole" : "delUserRole"),
      object: { kind: "user", id: wanted.userUuid },
      why: reason,
      before: { roles },
      after: { role, change, needs_confirmation: waits },
      at,
    });
    return roleChangeOf(tx, wanted.uuid);
  });
}

type Terms = Omit<RoleRequest, "user_uuid"> & {
  readonly userUuid: string;
  readonly createdBy: string | null;
};

/** Whether the uuid belongs to this very request by the same person; null: to none yet. */
async function isKnown(tx: Transaction, wanted: Terms): Promise<boolean | null> {
  const [row] = await read<{ is_same: boolean }>(
    tx,
    `select (user_uuid, role, change, reason) = ($2::uuid, $3::text, $4::text, $5::text)
        and created_by is not distinct from $6::uuid as is_same from role_changes where uuid = $1`,
    [wanted.uuid, wanted.userUuid, wanted.role, wanted.change, wanted.reason, wanted.createdBy],
  );
  return row?.is_same ?? null;
}

async function insertChange(tx: Transaction, wanted: Terms, waits: boolean, at: Date): Promise<void> {
  await read(
    tx,
    `insert into role_changes (uuid, user_uuid, role, change, reason, needs_confirmation, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [wanted.uuid, wanted.userUuid, wanted.role, wanted.change, wanted.reason, waits, wanted.createdBy, at],
  );
}

const conflict = () =>
  new ApiError("request/id-conflict", "The uuid stands for another change.", { field: "uuid" });
