import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Told } from "../notifier.ts";
import type { Statement } from "../simulator.types.ts";

/** A one-time token of a card. */
type Prime = {
  readonly prime: string;
  readonly card: string;
  readonly madeAt: number;
  isUsed: boolean;
};

/** The vendor's states: error, authorized, ok, part refunded, refunded, pending, cancelled. */
type RecordStatus = -1 | 0 | 1 | 2 | 3 | 4 | 5;

export type TapRecord = Told & {
  readonly recTradeId: string;
  readonly orderNumber: string;
  readonly bankTransactionId: string;
  /** Unguessable part of the bank's page. */
  readonly session: string;
  readonly currency: string;
  /** In the vendor's units: whole TWD, hundredths of other currencies. */
  readonly asked: number;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly backUrl: string;
  readonly time: number;
  status: RecordStatus;
  /** What was really paid; it never changes afterwards. */
  original: number;
  refunded: number;
};

type Content = { primes: Prime[]; records: TapRecord[] };
export type TapBooks = Readonly<Content> & { readonly save: () => void };

export function openBooks(folder: string): TapBooks {
  const { content, save } = openJsonFile<Content>(path.join(folder, "tappay.json"), {
    primes: [],
    records: [],
  });
  return { primes: content.primes, records: content.records, save };
}

/** In hundredths, as everywhere in the bank. */
export const minorOf = (currency: string, amount: number) => (currency === "TWD" ? amount * 100 : amount);

export const isPaid = ({ status }: TapRecord) => status >= 0 && status <= 3;

export function statementOf(records: readonly TapRecord[]): Statement {
  const orders = records.filter(isPaid).map(({ orderNumber, currency, original }) => ({
    order_no: orderNumber,
    currency,
    captured: minorOf(currency, original),
  }));
  const totals: Record<string, number> = {};
  for (const { currency, captured } of orders) totals[currency] = (totals[currency] ?? 0) + captured;
  return { orders, totals };
}
