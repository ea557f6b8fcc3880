import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Remembered } from "../replays.ts";
import type { Statement } from "../simulator.types.ts";

export type Order = {
  readonly id: string;
  /** The merchant's number. */
  readonly orderNo: string;
  readonly invoiceId: string;
  readonly currency: string;
  /** Minor units with two decimals, like all amounts here. */
  readonly asked: number;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: string;
  updatedAt: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  /** What the payer's bank does once the merchant captures. */
  plan: "pay" | "pay-other" | "decline" | "pay-slowly";
  /** Empty until something was captured. */
  captureId: string;
  captureStatus: "" | "COMPLETED" | "PENDING" | "DECLINED";
  /** What the capture is about; taken once it is completed. */
  captureAmount: number;
  captured: number;
  /** By id. */
  refunds: Record<string, number>;
  dispute: "" | "OPEN" | "WON" | "LOST";
  /** What moved the merchant's balance. */
  moves?: Move[];
};

export type Move = { readonly id: string; readonly code: string; readonly at: string };

type Content = { orders: Order[]; remembered: Remembered; tokens: [string, number][] };

export type Orders = {
  readonly all: () => readonly Order[];
  readonly byId: (id: string) => Order | undefined;
  readonly byOrder: (orderNo: string) => Order | undefined;
  readonly byCapture: (captureId: string) => Order | undefined;
  readonly add: (order: Order) => void;
  readonly remembered: Remembered;
  readonly addToken: (token: string, until: number) => void;
  readonly knowsToken: (token: string, now: number) => boolean;
  readonly save: () => void;
};

export function openOrders(folder: string): Orders {
  const { content, save } = openJsonFile<Content>(path.join(folder, "paypal.json"), {
    orders: [],
    remembered: {},
    tokens: [],
  });
  return {
    all: () => content.orders,
    byId: (id) => content.orders.find((order) => order.id === id),
    byOrder: (orderNo) => content.orders.findLast((order) => order.orderNo === orderNo),
    byCapture: (captureId) => content.orders.find((order) => order.captureId === captureId),
    add: (order) => {
      content.orders.push(order);
      save();
    },
    remembered: content.remembered,
    addToken: (token, until) => {
      content.tokens.push([token, until]);
      save();
    },
    knowsToken: (token, now) => content.tokens.some(([known, until]) => known === token && now < until),
    save,
  };
}

export const givenBack = ({ refunds }: Order): number =>
  Object.values(refunds).reduce((sum, each) => sum + each, 0);

/** Currencies that take no decimals. */
const NO_DECIMALS = ["HUF", "JPY", "TWD"];
const CURRENCIES = ["AUD", "CAD", "EUR", "GBP", "HKD", "SGD", "USD", ...NO_DECIMALS];

/** An amount as it is written on the wire; or the vendor's word for why it is refused. */
export function minorOf(currency: string, value: string): number | string {
  if (!CURRENCIES.includes(currency)) return "CURRENCY_NOT_SUPPORTED";
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(value)) return "INVALID_PARAMETER_SYNTAX";
  if (NO_DECIMALS.includes(currency))
    return /\./.test(value) ? "DECIMALS_NOT_SUPPORTED" : Number(value) * 100;
  const [units = "0", decimals = ""] = value.split(".");
  return Number(units) * 100 + Number(decimals.padEnd(2, "0"));
}

export const wireAmount = (currency: string, minor: number) => ({
  currency_code: currency,
  value: NO_DECIMALS.includes(currency)
    ? String(minor / 100)
    : `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`,
});

export function statementOf(orders: readonly Order[]): Statement {
  const paid = orders.filter(({ captured }) => captured > 0);
  const totals: Record<string, number> = {};
  for (const { currency, captured } of paid) totals[currency] = (totals[currency] ?? 0) + captured;
  return {
    orders: paid.map(({ orderNo, currency, captured }) => ({ order_no: orderNo, currency, captured })),
    totals,
  };
}
