import { accountEnding, payoutsFrom, type BankAccount, type BankAccountDraft } from "@catnip/domain/payouts";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { requireSession, sendSessionCode, takeSessionCode, type SentCode } from "../accounts/index.ts";
import { notify } from "../notifications/index.ts";
import { checkedAccount } from "./bank-accounts.ts";
import { access } from "./payouts.access.ts";

/** Where a creator is paid, and from when on payouts to it can be requested (R-ERN-22). */
export type PayoutAccount = { readonly account: BankAccount; readonly payouts_from: Date };

/** Where a creator is paid; null until they said. @throws ApiError `auth/forbidden` unless a creator */
export async function findPayoutAccount(context: RequestContext): Promise<PayoutAccount | null> {
  const { uuid } = await requireRole(context, "creator");
  return payoutAccountOf(context.db, uuid);
}

/**
 * Mails the code that `setPayoutAccount` takes (R-ERN-21).
 *
 * @throws ApiError `auth/forbidden` unless a creator, `auth/id-token-expired` when the session has ended
 */
export async function sendPayoutAccountCode(context: RequestContext): Promise<SentCode> {
  await requireRole(context, "creator");
  return inTransaction(context.db, async (tx) => {
    const { email } = await requireSession(tx, context);
    return sendSessionCode(tx, context, "payout-account", email);
  });
}

/**
 * Says where payouts go that are requested from `payouts_from` on; those requested before keep their account. Takes a
 * code from the person's mailbox, tells them by mail and writes an audit event, all in one transaction. The same
 * account again changes nothing and notifies no one.
 *
 * @param input.code the eight digits mailed to the requesting session
 * @throws ApiError `auth/forbidden` unless a creator, as `checkedAccount` (which uses no code up),
 *   `auth/id-token-expired` when the session has ended, and as `takeSessionCode` for the code
 */
export async function setPayoutAccount(
  context: RequestContext,
  input: { readonly account: BankAccountDraft; readonly code: string },
): Promise<PayoutAccount> {
  const actor = await requireRole(context, "creator");
  const account = checkedAccount(input.account);
  const answer = await inTransaction(context.db, async (tx) => {
    const { email } = await requireSession(tx, context);
    const proven = await takeSessionCode(tx, context, "payout-account", email, input.code);
    // Returned, not thrown: a failed attempt must stay counted.
    return proven instanceof ApiError ? proven : setIn(tx, actor, account, context.now());
  });
  if (answer instanceof ApiError) throw answer;
  return answer;
}

/** Changes of one creator wait for each other: `requireSession` has locked their account. */
async function setIn(tx: Transaction, actor: Actor, account: BankAccount, now: Date): Promise<PayoutAccount> {
  const before = await payoutAccountOf(tx, actor.uuid);
  const written = await read(tx, SET, [actor.uuid, JSON.stringify(account), now]);
  if (before && written.length === 0) return before;
  const from = payoutsFrom(now);
  await recordAudit(tx, actor, {
    operation: audited(access, "setPayoutAccount"),
    object: { kind: "user", id: actor.uuid },
    before: before && shown(before),
    after: shown({ account, payouts_from: from }),
    at: now,
  });
  await notify(
    tx,
    {
      userUuid: actor.uuid,
      kind: "payout_account_changed",
      subject: now.toISOString(),
      facts: { account_ending: accountEnding(account.number), payouts_from: from.toISOString() },
    },
    now,
  );
  return { account, payouts_from: from };
}

/** What stays of an account in the audit log, which outlives the account's owner: no holder and no number. */
const shown = ({ account: { scheme, country, currency_id }, payouts_from }: PayoutAccount) => ({
  scheme,
  country,
  currency_id,
  payouts_from: payouts_from.toISOString(),
});

/** The account of a creator as it is in this transaction; null until they said. */
export async function payoutAccountOf(db: Queryable, creator: string): Promise<PayoutAccount | null> {
  const [row] = await read<{ readonly account: BankAccount; readonly updated_at: Date }>(db, ACCOUNT, [
    creator,
  ]);
  return row ? { account: row.account, payouts_from: payoutsFrom(row.updated_at) } : null;
}

const ACCOUNT = "select account, updated_at from creator_bank_accounts where user_uuid = $1";
/** No row: it is this account already, so there is no new waiting period and no notification. */
const SET = `insert into creator_bank_accounts as a (user_uuid, account, updated_at) values ($1, $2, $3)
  on conflict (user_uuid) do update set account = excluded.account, updated_at = excluded.updated_at
    where a.account is distinct from excluded.account
  returning a.user_uuid`;
