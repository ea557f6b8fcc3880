import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Statement } from "../simulator.types.ts";

/** `AUTHORIZED`: the payer agreed, and the merchant has to confirm; only then money moves. */
type LineState = "READY" | "AUTHORIZED" | "COMPLETED" | "CANCELLED" | "FAILED";

export type LineOrder = {
  readonly orderId: string;
  /** 19 digits. */
  readonly transactionId: string;
  /** Unguessable part of the payer's address. */
  readonly reserve: string;
  readonly currency: string;
  /** Minor units. */
  readonly minor: number;
  readonly confirmUrl: string;
  readonly cancelUrl: string;
  readonly name: string;
  readonly openUntil: number;
  state: LineState;
  /** What a confirmation takes, in minor units. */
  authorized: number;
  captured: number;
  confirms: number;
  refunds: { readonly id: string; readonly minor: number }[];
};

export type LineOrders = {
  readonly all: () => readonly LineOrder[];
  readonly byNumber: (orderId: string) => LineOrder | undefined;
  readonly byTransaction: (id: string) => LineOrder | undefined;
  readonly byReserve: (reserve: string) => LineOrder | undefined;
  readonly add: (order: LineOrder) => void;
  readonly save: () => void;
};

export function openOrders(folder: string): LineOrders {
  const { content, save } = openJsonFile<LineOrder[]>(path.join(folder, "linepay.json"), []);
  return {
    all: () => content,
    byNumber: (orderId) => content.find((order) => order.orderId === orderId),
    byTransaction: (id) => content.find((order) => order.transactionId === id),
    byReserve: (reserve) => content.find((order) => order.reserve === reserve),
    add: (order) => {
      content.push(order);
      save();
    },
    save,
  };
}

export function statementOf(orders: readonly LineOrder[]): Statement {
  const paid = orders.filter(({ captured }) => captured > 0);
  const totals: Record<string, number> = {};
  for (const { currency, captured } of paid) totals[currency] = (totals[currency] ?? 0) + captured;
  return {
    orders: paid.map(({ orderId, currency, captured }) => ({ order_no: orderId, currency, captured })),
    totals,
  };
}
