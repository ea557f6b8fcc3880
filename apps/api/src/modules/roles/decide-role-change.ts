import { mayConfirmRole, type RoleDecision } from "@catnip/domain/accounts";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { lockPeople } from "./lock-people.ts";
import { invalid, roleChangeOf, type UserRoleChange } from "./role-change.ts";
import { access } from "./roles.access.ts";
import { expectPossible, setRole } from "./set-role.ts";

export type DecisionInput = { readonly uuid: string; readonly reason: string };

/**
 * Confirms a change that someone else requested: it holds from now on. Idempotent: the first confirmation is kept.
 *
 * @throws ApiError `auth/forbidden` for one's own request or a role for oneself, `input/invalid` for a change that is
 *   not there or needs no confirmation, `request/version-conflict` for one that was withdrawn or is not possible any
 *   more, and as `lockPeople`
 */
export async function confirmRoleChange(
  context: RequestContext,
  input: DecisionInput,
): Promise<UserRoleChange> {
  return decide(context, await requireRole(context, "root"), input, "confirmed");
}

/**
 * Withdraws a change that waits; every root may. Idempotent, as a confirmation is.
 *
 * @throws ApiError `input/invalid`, and `request/version-conflict` for a change that was confirmed
 */
export async function withdrawRoleChange(
  context: RequestContext,
  input: DecisionInput,
): Promise<UserRoleChange> {
  return decide(context, await requireRole(context, "root"), input, "withdrawn");
}

async function decide(
  context: RequestContext,
  actor: Actor,
  input: DecisionInput,
  decision: RoleDecision,
): Promise<UserRoleChange> {
  const at = context.now();
  const why = cleanReason(input.reason);
  return inTransaction(context.db, async (tx) => {
    const asked = await roleChangeOf(tx, input.uuid);
    if (!asked.needs_confirmation) throw invalid("uuid");
    const isConfirmed = decision === "confirmed";
    if (isConfirmed) expectSecondPerson(actor, asked);
    const people = isConfirmed ? await lockPeople(tx, asked.user_uuid) : null;
    // The row's key lets one decision through; another one waits here until the first is done.
    const made = await read(
      tx,
      `insert into role_change_decisions (change_uuid, decision, why, decided_by, created_at)
        values ($1, $2, $3, $4, $5) on conflict do nothing returning decision`,
      [asked.uuid, decision, why, actor.uuid, at],
    );
    if (made.length === 0) return settled(await roleChangeOf(tx, asked.uuid), decision);
    if (people) {
      expectPossible(people, asked);
      await setRole(tx, people, asked, at);
    }
    await recordAudit(tx, actor, {
      operation: audited(access, isConfirmed ? "confirmUserRole" : "withdrawUserRole"),
      object: { kind: "user", id: asked.user_uuid },
      why,
      before: people && { roles: people.person.roles },
      after: { role: asked.role, change: asked.change, decision },
      at,
    });
    return roleChangeOf(tx, asked.uuid);
  });
}

function expectSecondPerson(actor: Actor, { user_uuid, change, created_by }: UserRoleChange): void {
  if (!mayConfirmRole(actor.uuid, { userUuid: user_uuid, change, createdBy: created_by }))
    throw new ApiError(
      "auth/forbidden",
      "A change is confirmed by a root who neither asked for it nor gets the role.",
    );
}

/** The answer to a decision that came second. */
function settled(asked: UserRoleChange, decision: RoleDecision): UserRoleChange {
  if ((asked.state === "done") === (decision === "confirmed")) return asked;
  throw new ApiError("request/version-conflict", "Someone else has decided otherwise.");
}
