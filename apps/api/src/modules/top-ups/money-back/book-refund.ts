import { coinsTakenBack, takenFromLots } from "@catnip/domain/payments";
import { taxGoingBack } from "@catnip/domain/taxes";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { postTransfer, type TransferEntry } from "../../wallets/index.ts";
import type { PaymentRow } from "../payment-row.ts";
import type { ProviderFact } from "../../providers/index.ts";
import { TAX_ACCOUNT } from "../top-up-tax.ts";

type Refund = {
  readonly fact: ProviderFact;
  /** As stated; `refundId` null: a total, or the rest that a dispute took. */
  readonly refundId: string | null;
  readonly stated: number;
  /** What of it has not been booked yet. */
  readonly minor: number;
  /** What had been booked before. */
  readonly before: number;
  readonly now: Date;
};

/**
 * Writes down money that went back, and books what of it is new: the money at the provider, the coins and the bonus
 * silver out of the lots of this very top-up, and what those do not hold any more as owed by the player, who pays it at
 * once from whatever coins are left. The wallet stays locked, so that no purchase slips in between.
 */
export async function bookRefund(client: PoolClient, payment: PaymentRow, refund: Refund): Promise<void> {
  const { fact, minor, before, now } = refund;
  await client.query("select lock_wallet($1)", [payment.user_uuid]);
  const source = await creditedLots(client, payment.order_no);
  const due = coinsTakenBack(payment, before, minor);
  // The platform still holds everything that was credited to a user who had left.
  const remaining = source.isHeld ? due : source.remaining;
  const { taken, owed } = takenFromLots(due, remaining);
  const tax = taxGoingBack(payment, before, minor);
  const transferId = minor > 0 ? randomUUID() : null;
  if (transferId !== null) {
    const entries = refundEntries(payment, { minor, tax }, due, taken, owed, source);
    await postTransfer(client, {
      id: transferId,
      kind: "recharge_refund",
      reason: `${fact.kind} of top-up ${payment.order_no} by ${fact.provider}`,
      entries,
      now,
    });
  }
  await client.query(
    `insert into payment_refunds (order_no, provider, kind, refund_id, stated, minor, tax, coin, silver, coin_taken, silver_taken,
        transfer_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      payment.order_no,
      payment.provider_key,
      fact.kind,
      refund.refundId,
      refund.stated,
      minor,
      tax,
      due.coin,
      due.silver,
      taken.coin,
      taken.silver,
      transferId,
      now,
    ],
  );
  if (owed > 0) await client.query("select settle_debt($1, $2)", [payment.user_uuid, now]);
}

type CreditedLots = {
  readonly isHeld: boolean;
  readonly coinLot: number | null;
  readonly silverLot: number | null;
  readonly remaining: { readonly coin: number; readonly silver: number };
};

/** A top-up makes one lot of coins, and one of silver if it brought some. */
async function creditedLots(client: PoolClient, orderNo: string): Promise<CreditedLots> {
  const { rows } = await client.query<{ id: number; currency: string; remaining: number }>(
    `select l.id, a.currency, l.remaining from payment_credits c join ledger_lots l on l.transfer_id = c.transfer_id
      join ledger_accounts a on a.id = l.account_id where c.order_no = $1`,
    [orderNo],
  );
  const coin = rows.find(({ currency }) => currency === "meowcent");
  const silver = rows.find(({ currency }) => currency === "silver");
  return {
    isHeld: rows.length === 0,
    coinLot: coin?.id ?? null,
    silverLot: silver?.id ?? null,
    remaining: { coin: coin?.remaining ?? 0, silver: silver?.remaining ?? 0 },
  };
}

type Amounts = { readonly coin: number; readonly silver: number };

/** The entries of the top-up with their signs turned, for the part that went back; each currency sums to zero. */
function refundEntries(
  { user_uuid, provider_key, currency_id }: PaymentRow,
  { minor, tax }: { readonly minor: number; readonly tax: number },
  due: Amounts,
  taken: Amounts,
  owed: number,
  { isHeld, coinLot, silverLot }: CreditedLots,
): readonly TransferEntry[] {
  const give = (currency: "meowcent" | "silver", amount: number, lot: number | null): TransferEntry =>
    isHeld || lot === null
      ? { owner: "platform", name: "holding", currency, amount: -amount }
      : {
          owner: "player",
          uuid: user_uuid,
          currency,
          amount: -amount,
          lot: { lots: [{ id: lot, amount: -amount }] },
        };
  // Spent silver is owed in coins, of which it was worth its number.
  const silverOwed = due.silver - taken.silver;
  const entries: readonly TransferEntry[] = [
    { owner: "psp", name: provider_key, currency: currency_id, amount: minor },
    { owner: "platform", name: "conversion", currency: currency_id, amount: tax - minor },
    { owner: "platform", name: TAX_ACCOUNT, currency: currency_id, amount: -tax },
    { owner: "platform", name: "conversion", currency: "meowcent", amount: due.coin + silverOwed },
    { owner: "platform", name: "promo", currency: "silver", amount: due.silver },
    { owner: "platform", name: "conversion", currency: "silver", amount: -silverOwed },
    give("meowcent", taken.coin, coinLot),
    give("silver", taken.silver, silverLot),
    { owner: "debtor", uuid: user_uuid, currency: "meowcent", amount: -owed },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}
