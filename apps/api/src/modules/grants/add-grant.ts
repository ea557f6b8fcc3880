import { GRANT_ACTS, mayGiveTo } from "@catnip/domain/grants";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { isPromisable, worthOfRewards } from "../redemptions/index.ts";
import { lockActs, needsSecondPerson, orApiError } from "../wallets/index.ts";
import { checkGrant, invalid, type GrantTerms, type NewGrant } from "./check-grant.ts";
import { grantOf, type PlatformGrant } from "./grant-row.ts";
import { access } from "./grants.access.ts";
import { handOut } from "./hand-out.ts";

/**
 * Gives something to players: at once, or after a second person's confirmation where it is worth more than one may
 * give alone. Idempotent: the same grant by the same person again is answered again.
 *
 * @throws ApiError `input/invalid` with the field, `auth/forbidden` for a gift to oneself, `request/id-conflict` for a
 *   uuid that belongs to something else, and as `handOut`
 */
export async function addGrant(context: RequestContext, input: NewGrant): Promise<PlatformGrant> {
  const actor = await requireRole(context, "finance", "root", "support");
  const at = context.now();
  const terms = checkGrant(input);
  if (!mayGiveTo(actor.uuid, terms.user_uuids))
    throw new ApiError("auth/forbidden", "Grants to oneself are not allowed.");
  return orApiError(
    inTransaction(context.db, async (tx) => {
      const act = GRANT_ACTS[terms.reward.key];
      // Before looking for it: the same grant at the same moment waits here, and finds the first.
      await lockActs(tx, act, [actor.uuid, ...terms.user_uuids]);
      const known = await isKnown(tx, terms, actor.uuid);
      if (known === true) return grantOf(tx, terms.uuid);
      if (known === false) throw conflict();
      if (!(await isPromisable(tx, terms.reward, null, at))) throw invalid("reward");
      await expectAccounts(tx, terms.user_uuids);
      const worth = await worthOfRewards(tx, [terms.reward], terms.user_uuids.length);
      const each = worth / terms.user_uuids.length;
      const waits = await needsSecondPerson(tx, context.config, act, {
        actor_uuid: actor.uuid,
        parts: terms.user_uuids.map((uuid) => ({ beneficiary_uuid: uuid, worth: each })),
        at,
      });
      await insertGrant(tx, terms, { worth, waits, createdBy: actor.uuid, at });
      if (!waits) await handOut(tx, terms, at);
      const { uuid, reason, ...after } = terms;
      await recordAudit(tx, actor, {
        operation: audited(access, "addGrant"),
        object: { kind: "grant", id: uuid },
        why: reason,
        after: { ...after, worth, needs_confirmation: waits },
        at,
      });
      return grantOf(tx, uuid);
    }),
  );
}

/** Whether the uuid belongs to this very grant by the same person; null: to none yet. */
async function isKnown(tx: Transaction, terms: GrantTerms, maker: string): Promise<boolean | null> {
  const [row] = await read<{ is_same: boolean }>(
    tx,
    `select (created_by, platform_key, reward, user_uuids, reason_code, reason)
        = ($2::uuid, $3::text, $4::jsonb, $5::uuid[], $6::text, $7::text) as is_same from grants where uuid = $1`,
    [
      terms.uuid,
      maker,
      terms.platform_key,
      JSON.stringify(terms.reward),
      terms.user_uuids,
      terms.reason_code,
      terms.reason,
    ],
  );
  return row?.is_same ?? null;
}

async function expectAccounts(tx: Transaction, players: readonly string[]): Promise<void> {
  const found = await read<{ id: string }>(
    tx,
    'select id from "user" where id = any($1) and deleted_at is null',
    [players],
  );
  if (found.length < players.length) throw invalid("user_uuid");
}

type Made = {
  readonly worth: number;
  readonly waits: boolean;
  readonly createdBy: string;
  readonly at: Date;
};

async function insertGrant(tx: Transaction, terms: GrantTerms, made: Made): Promise<void> {
  const added = await read(
    tx,
    `insert into grants (uuid, platform_key, reward, user_uuids, reason_code, reason, worth, needs_confirmation, created_by,
        created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning uuid`,
    [
      terms.uuid,
      terms.platform_key,
      JSON.stringify(terms.reward),
      terms.user_uuids,
      terms.reason_code,
      terms.reason,
      made.worth,
      made.waits,
      made.createdBy,
      made.at,
    ],
  );
  // A concurrent request used the uuid.
  if (added.length === 0) throw conflict();
}

const conflict = () =>
  new ApiError("request/id-conflict", "The uuid stands for another grant.", { field: "uuid" });
