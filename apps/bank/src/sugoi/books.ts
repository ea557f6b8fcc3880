import path from "node:path";
import { openJsonFile, type JsonFile } from "../json-file.ts";
import type { Statement } from "../simulator.types.ts";

export type OrderStatus = "WAITING" | "PAID" | "DECLINED" | "CANCELLED" | "EXPIRED";

/** A message to the merchant that is not acknowledged yet. */
export type Pending = {
  readonly status: OrderStatus;
  /** Minor units. */
  readonly amount: number;
  attempt: number;
  /** Milliseconds since the Unix epoch. */
  dueAt: number;
};

export type BankOrder = {
  readonly merchant: string;
  readonly orderNo: string;
  /** Unguessable part of the cashier URL. */
  readonly session: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  status: OrderStatus;
  /** What was actually captured, in minor units. */
  captured: number;
  txnId: string;
  pending: Pending[];
  /** The merchant's response to each attempt: HTTP status and body, or the reason there was none. */
  readonly answers: string[];
};

type Content = { orders: BankOrder[]; nonces: [string, number][] };

/** The bank's own books in a single file, so they survive a restart. Deliberately simple: it is a simulator. */
export class Books {
  readonly #file: JsonFile<Content>;

  constructor(folder: string) {
    this.#file = openJsonFile<Content>(path.join(folder, "books.json"), { orders: [], nonces: [] });
  }

  get #content(): Content {
    return this.#file.content;
  }

  get orders(): readonly BankOrder[] {
    return this.#content.orders;
  }

  byNumber(merchant: string, orderNo: string): BankOrder | undefined {
    return this.#content.orders.find((order) => order.merchant === merchant && order.orderNo === orderNo);
  }

  bySession(session: string): BankOrder | undefined {
    return this.#content.orders.find((order) => order.session === session);
  }

  open(order: BankOrder): void {
    this.#content.orders.push(order);
    this.save();
  }

  /**
   * Whether a nonce is seen for the first time. Nonces are kept for as long as their timestamp could count as
   * fresh.
   */
  useNonce(nonce: string, nowMs: number): boolean {
    const known = this.#content.nonces.filter(([, usedAt]) => nowMs - usedAt < NONCE_LIFE_MS);
    const isFresh = !known.some(([used]) => used === nonce);
    this.#content.nonces = isFresh ? [...known, [nonce, nowMs]] : known;
    this.save();
    return isFresh;
  }

  save(): void {
    this.#file.save();
  }

  /** What was captured, per order and in total. */
  statement(): Statement {
    const paid = this.orders.filter((order) => order.captured > 0);
    const totals: Record<string, number> = {};
    for (const { currency, captured } of paid) totals[currency] = (totals[currency] ?? 0) + captured;
    return {
      orders: paid.map(({ orderNo, currency, captured }) => ({ order_no: orderNo, currency, captured })),
      totals,
    };
  }
}

const NONCE_LIFE_MS = 660_000;
