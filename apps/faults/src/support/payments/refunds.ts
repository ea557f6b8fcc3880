import { PROVIDERS } from "@catnip/api/modules/providers/index.ts";
import { refundTopUp } from "@catnip/api/modules/refunds/refund-top-up.ts";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import type { BankStreet } from "./bank-street.ts";
import type { Payer } from "./payer.ts";

const STAFF = [
  { uuid: randomUUID(), role: "finance" },
  { uuid: randomUUID(), role: "finance" },
] as const;

/**
 * Two of staff give a credited payment back, half of it where its provider can.
 *
 * @returns whether there was something to give back
 */
export async function giveBack(street: BankStreet, { payment, provider }: Payer): Promise<boolean> {
  const can = PROVIDERS.find(({ key }) => key === provider)?.capabilities.refund ?? "none";
  const { rows } = await street.services.db.$client.query(
    "select from payments where order_no = $1 and state = 'succeeded'",
    [payment.order_no],
  );
  if (can === "none" || rows.length === 0) return false;
  const input = {
    uuid: randomUUID(),
    order_no: payment.order_no,
    pay_amount: can === "partial" ? Math.floor(payment.pay_amount / 2) : payment.pay_amount,
    reason: "The payer asked for it",
  };
  // A large amount waits for the second person; the same request again changes nothing.
  for (const person of STAFF) await refundTopUp(street.services, person, input);
  return true;
}

/**
 * What the simulators gave back is what was booked, order by order, and no request is left open.
 *
 * @returns how many payments went back
 */
export async function refundsAreOurs(street: BankStreet): Promise<number> {
  const { $client } = street.services.db;
  const { rows: booked } = await $client.query<{ order_no: string; minor: number }>(
    `select order_no, sum(minor)::bigint as minor from payment_refunds group by order_no order by order_no collate "C"`,
  );
  expect(booked).toEqual(refundedAtBank(street));
  const { rows: open } = await $client.query(
    "select order_no, state, tries from top_up_refunds where state <> 'done'",
  );
  expect(open).toEqual([]);
  return booked.length;
}

type Vendors = {
  readonly alipay: { readonly trades: readonly { outTradeNo: string; refunds: Sums }[] };
  readonly wechatpay: { readonly trades: readonly { outTradeNo: string; refunds: Sums }[] };
  readonly stripe: { readonly sessions: readonly { orderNo: string; refunds: Sums }[] };
  readonly paypal: { readonly orders: readonly { orderNo: string; refunds: Sums }[] };
  readonly linepay: readonly { orderId: string; refunds: readonly { minor: number }[] }[];
  readonly tappay: { readonly records: readonly { orderNumber: string; refunded: number }[] };
  readonly newebpay: {
    readonly trades: readonly { orderNo: string; captured: number; status: string; isBack: boolean }[];
  };
  readonly unionpay: {
    readonly orders: readonly { orderId: string; queryId: string }[];
    readonly refunds: readonly { origQryId: string; amount: number }[];
  };
};
type Sums = Readonly<Record<string, number>>;

/** Whole dollars there. */
const TWD = 100;

/** What each simulator's own books say went back, in minor units. */
function refundedAtBank({ folder }: BankStreet) {
  const of = <Vendor extends keyof Vendors>(vendor: Vendor) =>
    JSON.parse(readFileSync(path.join(folder, `${vendor}.json`), "utf8")) as Vendors[Vendor];
  const inAll = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0);
  const all = [
    ...[...of("alipay").trades, ...of("wechatpay").trades].map((trade) => ({
      order_no: trade.outTradeNo,
      minor: inAll(Object.values(trade.refunds)),
    })),
    ...[...of("stripe").sessions, ...of("paypal").orders].map(({ orderNo, refunds }) => ({
      order_no: orderNo,
      minor: inAll(Object.values(refunds)),
    })),
    ...of("linepay").map(({ orderId, refunds }) => ({
      order_no: orderId,
      minor: inAll(refunds.map(({ minor }) => minor)),
    })),
    ...of("tappay").records.map(({ orderNumber, refunded }) => ({
      order_no: orderNumber,
      minor: refunded * TWD,
    })),
    ...of("newebpay").trades.map(({ orderNo, captured, status, isBack }) => ({
      order_no: orderNo,
      minor: isBack || status === "3" || status === "6" ? captured * TWD : 0,
    })),
    ...of("unionpay").orders.map(({ orderId, queryId }) => ({
      order_no: orderId,
      minor: inAll(
        of("unionpay")
          .refunds.filter(({ origQryId }) => origQryId === queryId)
          .map(({ amount }) => amount),
      ),
    })),
  ];
  return all
    .filter(({ minor }) => minor > 0)
    .toSorted((one, other) => (one.order_no < other.order_no ? -1 : 1));
}
