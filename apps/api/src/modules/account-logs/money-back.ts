import {
  purchaseMoneyBack,
  topUpMoneyBack,
  type MoneyBack,
  type PaymentState,
} from "@catnip/domain/payments";

/** What of a purchase or a top-up went back: coins and silver of the wallet, in meowcent, and money in minor units. */
export type AccountMoneyBack = {
  readonly kind: MoneyBack;
  /** Back to the wallet for a purchase, out of it for a top-up. */
  readonly coin: number;
  readonly silver: number;
  /** Of a top-up; null for a purchase. */
  readonly pay_amount: number | null;
};

/** As the database sums it up. `games` and `returned`: of a purchase. */
export type BackSums = Omit<AccountMoneyBack, "kind"> & {
  readonly games?: number;
  readonly returned?: number;
  /** Of a top-up. */
  readonly payment_state?: PaymentState;
};

/** SQL: what of the games of an order was given back, as `BackSums`. */
export const purchaseBack = (orderUuid: string): string => `(
  select json_build_object('coin', coalesce(sum(back.coin), 0), 'silver', coalesce(sum(back.silver), 0),
    'pay_amount', null, 'returned', count(*), 'games', (select count(*) from order_lines where order_uuid = ${orderUuid}))
  from order_refunds back where back.order_uuid = ${orderUuid})`;

/** SQL: what of a payment went back, as `BackSums`. */
export const topUpBack = (orderNo: string): string => `(
  select json_build_object('coin', coalesce(sum(back.coin_taken), 0), 'silver', coalesce(sum(back.silver_taken), 0),
    'pay_amount', coalesce(sum(back.minor), 0),
    'payment_state', (select state from payments where order_no = ${orderNo}))
  from payment_refunds back where back.order_no = ${orderNo})`;

/** What a line says of it (R-RFD-36); null: nothing went back. */
export function moneyBackOf(back: BackSums | null | undefined): AccountMoneyBack | null {
  if (!back) return null;
  const { coin, silver, pay_amount, payment_state, games = 0, returned = 0 } = back;
  const kind = payment_state ? topUpMoneyBack(payment_state) : purchaseMoneyBack(games, returned);
  return kind && { kind, coin, silver, pay_amount };
}
