import { isBankText, PAYOUT_MIN, payoutMoney } from "@catnip/domain/payouts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { postTransfer } from "../wallets/index.ts";
import { unwritable } from "./bank-name.ts";
import { lockBalances } from "./earning-balances.ts";
import { payoutAccountOf } from "./payout-accounts.ts";
import { checkedUuid, conflict, invalid, lockPayouts, type PayoutRow } from "./payout-row.ts";

export type PayoutInput = { readonly uuid: string; readonly amount: number };

/**
 * Sets payable earnings aside for a payout, at today's rate (R-ERN-10, R-ERN-11). The same uuid with the same amount is
 * answered again.
 *
 * @throws ApiError `auth/forbidden` unless a creator, `input/invalid` for too little, or without an account or a rate
 *   for its currency, `pay/account-waiting` with `payouts_from`, `pay/holder-characters` for an account that no bank
 *   can write, `pay/insufficient-balance` for more than can be requested, `request/id-conflict`
 */
export async function requestPayout(context: RequestContext, input: PayoutInput): Promise<PayoutRow> {
  const { uuid: creator } = await requireRole(context, "creator");
  const uuid = checkedUuid(input.uuid);
  if (input.amount < PAYOUT_MIN) throw invalid("amount", { min: PAYOUT_MIN });
  return inTransaction(context.db, (tx) => requestIn(tx, creator, { ...input, uuid }, context.now()));
}

async function requestIn(
  tx: Transaction,
  creator: string,
  { uuid, amount }: PayoutInput,
  now: Date,
): Promise<PayoutRow> {
  const balances = await lockBalances(tx, creator, now);
  const [before] = await lockPayouts(tx, [uuid]);
  if (before) {
    if (before.creator_uuid !== creator || before.amount !== amount) throw conflict();
    return before;
  }
  const { account, payouts_from } = (await payoutAccountOf(tx, creator)) ?? {};
  if (!account || !payouts_from) throw invalid("account");
  if (now < payouts_from) throw waiting(payouts_from);
  // It was entered before banks' characters were required.
  if (!isBankText(account.holder)) throw unwritable(account);
  if (amount > balances.requestable)
    throw new ApiError("pay/insufficient-balance", "More than can be paid out now.", {
      needed: amount,
      balance: balances.requestable,
    });
  const rate = await rateOf(tx, account.currency_id);
  const payAmount = rate === null ? 0 : payoutMoney(amount, rate, account.currency_id);
  if (payAmount === 0) throw invalid("currency_id");
  const { rowCount } = await tx.$client.query(INSERT, [
    uuid,
    creator,
    amount,
    account.currency_id,
    rate,
    payAmount,
    JSON.stringify(account),
    now,
  ]);
  // Another user's concurrent request, under the same uuid.
  if (rowCount === 0) throw conflict();
  await postTransfer(tx.$client, {
    id: uuid,
    kind: "payout-request",
    reason: "earnings set aside for a payout",
    entries: [
      { owner: "creator", uuid: creator, name: "payable", currency: "meowcent", amount: -amount },
      { owner: "creator", uuid: creator, name: "requested", currency: "meowcent", amount },
    ],
    now,
  });
  const [made] = await lockPayouts(tx, [uuid]);
  if (!made) throw new Error("A payout was requested, but is not there");
  return made;
}

const waiting = (from: Date): ApiError =>
  new ApiError(
    "pay/account-waiting",
    `Payouts to this bank account can be requested from ${from.toISOString()} on.`,
    {
      payouts_from: from.toISOString(),
    },
  );

async function rateOf(tx: Queryable, currencyId: string): Promise<number | null> {
  const [row] = await read<{ readonly rate: number }>(tx, RATE, [currencyId]);
  return row?.rate ?? null;
}

const RATE = "select minor_per_100_coins as rate from coin_rates where currency_id = $1";
const INSERT = `insert into payout_requests (uuid, creator_uuid, state, amount, currency_id, minor_per_100_coins, pay_amount,
    account, created_at) values ($1, $2, 'requested', $3, $4, $5, $6, $7, $8) on conflict do nothing`;
