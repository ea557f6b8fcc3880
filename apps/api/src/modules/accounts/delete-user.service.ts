import type { RequestContext, Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { read } from "../../platform/read.ts";
import { localeOfReader } from "../notifications/index.ts";
import { sendAgain, takeCode } from "./mail-codes.service.ts";
import { accountMail } from "./mail-texts.ts";
import { derivedKey, keyedHash } from "./secrets.ts";
import { forgetLocked } from "./users.service.ts";

/** How long the code is valid, and what the player should know before using it. */
export type UserDeletionCode = {
  readonly code_seconds: number;
  readonly resend_seconds: number;
  /** Top-ups that were sent to a provider and are not settled yet. */
  readonly pending_payments: number;
};

/**
 * Mails the logged-in player the code that `deleteUser` needs. Asking again within a minute sends nothing; after that
 * a new code replaces the old one.
 *
 * @throws ApiError as `deletable`
 */
export async function sendUserDeletionCode(context: RequestContext): Promise<UserDeletionCode> {
  const viewer = requireViewer(context);
  const now = context.now();
  return inTransaction(context.db, async (tx) => {
    const { email } = await deletable(tx, viewer);
    const lang = await localeOfReader(tx, viewer.uuid);
    const key = codeKey(context);
    const { code, codeSeconds, resendSeconds } = await sendAgain(
      tx,
      key,
      flowOf(key, viewer),
      { purpose: "user-deletion", email, lang, answerable: true },
      now,
    );
    if (code !== null) await queueMail(tx, accountMail(email, lang, { kind: "deletion-code", code }));
    return {
      code_seconds: codeSeconds,
      resend_seconds: resendSeconds,
      pending_payments: await pendingPayments(tx, viewer.uuid),
    };
  });
}

/**
 * Deletes the logged-in player's account: ends every session, removes all personal data, frees the mail address and
 * sends a confirmation, all in one transaction. Ledger and orders stay, under an ID that identifies nobody.
 *
 * The account is locked meanwhile, so a second click waits and then finds the session ended.
 *
 * @param code the eight digits mailed to the session that asks
 * @throws ApiError as `deletable`, and as `takeCode` for the code
 */
export async function deleteUser(context: RequestContext, code: string): Promise<true> {
  const viewer = requireViewer(context);
  const now = context.now();
  const key = codeKey(context);
  const refusal = await inTransaction(context.db, async (tx) => {
    const { email } = await deletable(tx, viewer);
    // Returned, not thrown: a failed attempt must stay counted.
    const row = await takeCode(tx, key, "user-deletion", flowOf(key, viewer), code, now).catch(expected);
    if (row instanceof ApiError) return row;
    // The code went to an address that has since changed, so it proves nothing.
    if (row.email !== email) return new ApiError("auth/code-expired", "The mail address has changed since");
    await forgetLocked(tx, { uuid: viewer.uuid, email }, now);
    await queueMail(tx, accountMail(email, row.lang, { kind: "user-deleted" }));
    return null;
  });
  if (refusal) throw refusal;
  context.sessionsEnded?.();
  return true;
}

/**
 * Locks the account and checks whether its owner may delete it.
 *
 * @throws ApiError `auth/id-token-expired` when the session has ended, as after a deletion; `auth/forbidden` with
 *   `reason`: `creator` (with how many `games` are in the shop or under review, and the `earnings` not paid out yet,
 *   or owed; support settles those) or `last-root`
 */
async function deletable(tx: Transaction, viewer: Viewer): Promise<{ readonly email: string }> {
  // Lock all roots in a fixed order, so that of the last two only one can go.
  const rows = await read<{ id: string; email: string; roles: readonly string[] }>(
    tx,
    `select id, email, roles from "user"
     where id = $1 or ('root' = any(roles) and (select 'root' = any(me.roles) from "user" me where me.id = $1))
     order by id for update`,
    [viewer.uuid],
  );
  const me = rows.find(({ id }) => id === viewer.uuid);
  const session = await tx.$client.query(
    "select from site_sessions where sid = $1 and user_uuid = $2 and revoked_at is null",
    [viewer.sid, viewer.uuid],
  );
  if (!me || session.rowCount === 0) throw new ApiError("auth/id-token-expired", "The session was ended");

  if (me.roles.includes("root") && rows.length === 1)
    throw new ApiError("auth/forbidden", "The last root cannot leave", { reason: "last-root" });
  const found = await read<{ games: number; earnings: number }>(tx, CREATED, [viewer.uuid]);
  const { games = 0, earnings = 0 } = found[0] ?? {};
  if (games > 0 || earnings !== 0)
    throw new ApiError("auth/forbidden", "Creators leave with the help of support", {
      reason: "creator",
      games,
      earnings,
    });
  return { email: me.email };
}

/** A game counts from submission until it is rejected or withdrawn. Earnings in meowcent. */
const CREATED = `
  select
    (select count(*)::int from stores s where (s.author_uuid = $1 or s.agent_uuid = $1) and (s.is_published or exists (
      select from store_submits m where m.store_id = s.id and m.state in ('submitted', 'in_review', 'accepted')))) as games,
    (select coalesce(sum(e.amount), 0)::bigint from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_kind = 'creator' and a.owner_uuid = $1) as earnings`;

async function pendingPayments(tx: Transaction, userUuid: string): Promise<number> {
  const rows = await read<{ count: number }>(
    tx,
    "select count(*)::int as count from payments where user_uuid = $1 and handed_over_at is not null and state in ('created', 'pending')",
    [userUuid],
  );
  return rows[0]?.count ?? 0;
}

function expected(fault: unknown): ApiError {
  if (fault instanceof ApiError) return fault;
  throw fault;
}

const codeKey = ({ config }: RequestContext): string => derivedKey(config.secret, "mail-codes");

/**
 * One per session, so a code only works where it was requested; keyed, because whoever knows the ID could try codes.
 */
const flowOf = (key: string, { sid }: Viewer): string => keyedHash(key, `user-deletion:${sid}`);
