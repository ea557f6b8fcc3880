import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Remembered } from "../replays.ts";
import type { Statement } from "../simulator.types.ts";

export type Session = {
  readonly id: string;
  readonly orderNo: string;
  /** Three lower-case letters, as on the wire. */
  readonly currency: string;
  /** As on the wire. */
  readonly asked: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: number;
  /** Seconds. */
  readonly expiresAt: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  status: "open" | "complete" | "expired";
  paymentStatus: "paid" | "unpaid";
  /** Id of the payment; empty before the first attempt. */
  intent: string;
  intentStatus: "" | "processing" | "succeeded" | "requires_payment_method";
  /** What was actually captured, as on the wire. */
  captured: number;
  /** By id. */
  refunds: Record<string, number>;
  /** The merchant's own metadata of each refund, by its id. */
  refundMetadata: Record<string, Record<string, string>>;
  dispute: "" | "needs_response" | "won" | "lost";
  /** What moved the merchant's balance. */
  moves?: Move[];
};

export type Move = {
  readonly id: string;
  readonly category: "charge" | "refund" | "dispute" | "dispute_reversal";
  /** Seconds. */
  readonly at: number;
};

type Content = { sessions: Session[]; remembered: Remembered };

export type Sessions = {
  readonly all: () => readonly Session[];
  readonly byId: (id: string) => Session | undefined;
  readonly byOrder: (orderNo: string) => Session | undefined;
  readonly byIntent: (intent: string) => Session | undefined;
  readonly add: (session: Session) => void;
  readonly remembered: Remembered;
  readonly save: () => void;
};

export function openSessions(folder: string): Sessions {
  const { content, save } = openJsonFile<Content>(path.join(folder, "stripe.json"), {
    sessions: [],
    remembered: {},
  });
  const where = (is: (session: Session) => boolean) => content.sessions.find(is);
  return {
    all: () => content.sessions,
    byId: (id) => where((session) => session.id === id),
    // An order number may come back; the vendor does not mind.
    byOrder: (orderNo) => content.sessions.findLast((session) => session.orderNo === orderNo),
    byIntent: (intent) => where((session) => session.intent === intent),
    add: (session) => {
      content.sessions.push(session);
      save();
    },
    remembered: content.remembered,
    save,
  };
}

/** Currencies without decimals on the wire; Taiwan's dollar has two there. */
const ZERO_DECIMAL = ["bif", "clp", "jpy", "krw", "pyg", "vnd", "xaf", "xof"];
export const isZeroDecimal = (currency: string): boolean => ZERO_DECIMAL.includes(currency);

/** Minor units with two decimals, as the bank's books count. */
export const minorOf = ({ currency }: Pick<Session, "currency">, wire: number): number =>
  isZeroDecimal(currency) ? wire * 100 : wire;

export const givenBack = ({ refunds }: Session): number =>
  Object.values(refunds).reduce((sum, each) => sum + each, 0);

export function statementOf(sessions: readonly Session[]): Statement {
  const totals: Record<string, number> = {};
  const orders = sessions
    .filter(({ captured }) => captured > 0)
    .map((session) => ({
      order_no: session.orderNo,
      currency: session.currency.toUpperCase(),
      captured: minorOf(session, session.captured),
    }));
  for (const { currency, captured } of orders) totals[currency] = (totals[currency] ?? 0) + captured;
  return { orders, totals };
}
