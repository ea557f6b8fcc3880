import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { read } from "../../platform/read.ts";
import { accountMail } from "./mail-texts.ts";
import { requireSession, sendSessionCode, takeSessionCode, type SentCode } from "./session-codes.service.ts";
import { forgetLocked } from "./users.service.ts";

/** How long the code is valid, and what the player should know before using it. */
export type UserDeletionCode = SentCode & {
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
  return inTransaction(context.db, async (tx) => {
    const { email } = await deletable(tx, context);
    const sent = await sendSessionCode(tx, context, "user-deletion", email);
    return { ...sent, pending_payments: await pendingPayments(tx, viewer.uuid) };
  });
}

/**
 * Deletes the logged-in player's account: ends every session, removes all personal data, frees the mail address and
 * sends a confirmation, all in one transaction. Ledger and orders stay, under an ID that identifies no one.
 *
 * The account is locked meanwhile, so a second click waits and then finds the session ended.
 *
 * @param code the eight digits mailed to the requesting session
 * @throws ApiError as `deletable`, and as `takeSessionCode` for the code
 */
export async function deleteUser(context: RequestContext, code: string): Promise<true> {
  const viewer = requireViewer(context);
  const now = context.now();
  const refusal = await inTransaction(context.db, async (tx) => {
    const { email } = await deletable(tx, context);
    const row = await takeSessionCode(tx, context, "user-deletion", email, code);
    if (row instanceof ApiError) return row;
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
async function deletable(tx: Transaction, context: RequestContext): Promise<{ readonly email: string }> {
  const viewer = requireViewer(context);
  // Lock all roots in a fixed order, so that of the last two only one can go.
  const rows = await read<{ id: string; roles: readonly string[] }>(
    tx,
    `select id, roles from "user"
     where id = $1 or ('root' = any(roles) and (select 'root' = any(me.roles) from "user" me where me.id = $1))
     order by id for update`,
    [viewer.uuid],
  );
  const me = rows.find(({ id }) => id === viewer.uuid);
  const { email } = await requireSession(tx, context);

  if (me?.roles.includes("root") && rows.length === 1)
    throw new ApiError("auth/forbidden", "The last root cannot leave", { reason: "last-root" });
  const found = await read<{ games: number; earnings: number }>(tx, CREATED, [viewer.uuid]);
  const { games = 0, earnings = 0 } = found[0] ?? {};
  if (games > 0 || earnings !== 0)
    throw new ApiError("auth/forbidden", "Creators leave with the help of support", {
      reason: "creator",
      games,
      earnings,
    });
  return { email };
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
