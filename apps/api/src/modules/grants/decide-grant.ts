import { mayGiveTo, type GrantDecision } from "@catnip/domain/grants";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { orApiError } from "../wallets/index.ts";
import { invalid } from "./check-grant.ts";
import { grantOf, type PlatformGrant } from "./grant-row.ts";
import { access } from "./grants.access.ts";
import { handOut } from "./hand-out.ts";

export type DecisionInput = { readonly uuid: string; readonly reason: string };

/**
 * Confirms a grant that another member of staff made: the players get it now. Idempotent: the first confirmation is
 * kept.
 *
 * @throws ApiError `auth/forbidden` for one's own grant or a gift to oneself, `input/invalid` for a grant that is not
 *   there or needs no confirmation, `request/version-conflict` for one that was withdrawn, and as `handOut`
 */
export async function confirmGrant(context: RequestContext, input: DecisionInput): Promise<PlatformGrant> {
  const actor = await requireRole(context, "finance", "root");
  return decide(context, actor, input, "confirmed");
}

/**
 * Withdraws a pending grant; anyone who may give may do that. Idempotent, like a confirmation.
 *
 * @throws ApiError `input/invalid`, and `request/version-conflict` for a grant that was confirmed
 */
export async function withdrawGrant(context: RequestContext, input: DecisionInput): Promise<PlatformGrant> {
  const actor = await requireRole(context, "finance", "root", "support");
  return decide(context, actor, input, "withdrawn");
}

async function decide(
  context: RequestContext,
  actor: Actor,
  input: DecisionInput,
  decision: GrantDecision,
): Promise<PlatformGrant> {
  const at = context.now();
  const why = cleanReason(input.reason);
  return orApiError(
    inTransaction(context.db, async (tx) => {
      const grant = await grantOf(tx, input.uuid);
      if (!grant.needs_confirmation) throw invalid("uuid");
      if (decision === "confirmed") expectSecondPerson(actor, grant);
      // The row's key lets one decision through; another one waits here until the first is done.
      const made = await read(
        tx,
        `insert into grant_decisions (grant_uuid, decision, why, decided_by, created_at)
          values ($1, $2, $3, $4, $5) on conflict do nothing returning decision`,
        [grant.uuid, decision, why, actor.uuid, at],
      );
      if (made.length === 0) return settled(await grantOf(tx, grant.uuid), decision);
      if (decision === "confirmed") await handOut(tx, grant, at);
      await recordAudit(tx, actor, {
        operation: audited(access, decision === "confirmed" ? "confirmGrant" : "withdrawGrant"),
        object: { kind: "grant", id: grant.uuid },
        why,
        before: { state: "pending" },
        after: { state: decision === "confirmed" ? "given" : "withdrawn" },
        at,
      });
      return grantOf(tx, grant.uuid);
    }),
  );
}

function expectSecondPerson(actor: Actor, grant: PlatformGrant): void {
  if (actor.uuid === grant.created_by || !mayGiveTo(actor.uuid, grant.user_uuids))
    throw new ApiError("auth/forbidden", "A grant is confirmed by someone who neither made nor gets it.");
}

/** The answer to a decision that came second. */
function settled(grant: PlatformGrant, decision: GrantDecision): PlatformGrant {
  if ((grant.state === "given") === (decision === "confirmed")) return grant;
  throw new ApiError("request/version-conflict", "Someone else has decided otherwise.");
}
