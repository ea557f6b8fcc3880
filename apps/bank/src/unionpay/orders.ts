import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Message } from "../messenger.ts";
import type { Statement } from "../simulator.types.ts";

/** `UNKNOWN`: money may have moved, but it is not known yet. */
type OrderState = "WAITING" | "PAID" | "DECLINED" | "UNKNOWN";

export type Order = {
  readonly orderId: string;
  /** Identifies the order along with its number. */
  readonly txnTime: string;
  /** Unguessable part of the cashier's address. */
  readonly session: string;
  readonly channel: "PC" | "phone";
  /** In fen. */
  readonly amount: number;
  readonly notifyUrl: string;
  readonly frontUrl: string;
  readonly expiresAt: number;
  state: OrderState;
  queryId: string;
  /** What was actually captured, in fen. */
  captured: number;
  /** When it was paid; absent: not yet. */
  paidAt?: number;
  pending: Message[];
  readonly answers: string[];
};

/** A refund: a separate trade. */
export type Refund = {
  readonly orderId: string;
  readonly txnTime: string;
  readonly origQryId: string;
  readonly amount: number;
  readonly queryId: string;
  readonly at: number;
};

export type Orders = {
  readonly all: () => readonly Order[];
  readonly byNumber: (orderId: string) => Order | undefined;
  readonly bySession: (session: string) => Order | undefined;
  readonly byQueryId: (queryId: string) => Order | undefined;
  readonly add: (order: Order) => void;
  readonly refunds: () => readonly Refund[];
  readonly addRefund: (refund: Refund) => void;
  readonly save: () => void;
};

export function openOrders(folder: string): Orders {
  const { content, save } = openJsonFile<{ orders: Order[]; refunds: Refund[] }>(
    path.join(folder, "unionpay.json"),
    { orders: [], refunds: [] },
  );
  return {
    all: () => content.orders,
    byNumber: (orderId) => content.orders.find((order) => order.orderId === orderId),
    bySession: (session) => content.orders.find((order) => order.session === session),
    byQueryId: (queryId) => content.orders.find((order) => order.queryId !== "" && order.queryId === queryId),
    add: (order) => {
      content.orders.push(order);
      save();
    },
    refunds: () => content.refunds,
    addRefund: (refund) => {
      content.refunds.push(refund);
      save();
    },
    save,
  };
}

export function statementOf(orders: readonly Order[]): Statement {
  const paid = orders.filter(({ captured }) => captured > 0);
  return {
    orders: paid.map(({ orderId, captured }) => ({ order_no: orderId, currency: "CNY", captured })),
    totals: paid.length > 0 ? { CNY: paid.reduce((sum, { captured }) => sum + captured, 0) } : {},
  };
}
