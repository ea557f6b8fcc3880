import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Told } from "../notifier.ts";
import type { Statement } from "../simulator.types.ts";

/** The vendor's own numbers: unpaid, paid, failed, cancelled, given back. */
type TradeStatus = "0" | "1" | "2" | "3" | "6";

export type NewebTrade = Told & {
  readonly orderNo: string;
  readonly session: string;
  readonly tradeNo: string;
  /** Whole dollars. */
  readonly amount: number;
  readonly description: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly backUrl: string;
  readonly openUntil: number;
  status: TradeStatus;
  captured: number;
  isSettled: boolean;
  isBack: boolean;
  payTime: string;
};

export type NewebTrades = {
  readonly all: () => readonly NewebTrade[];
  readonly byNumber: (orderNo: string) => NewebTrade | undefined;
  readonly bySession: (session: string) => NewebTrade | undefined;
  readonly add: (trade: NewebTrade) => void;
  /** Queries about orders it does not know, and when; until when the query is locked. */
  readonly unknown: { asked: number[]; lockedUntil: number };
  readonly save: () => void;
};

export function openTrades(folder: string): NewebTrades {
  const { content, save } = openJsonFile<{ trades: NewebTrade[]; unknown: NewebTrades["unknown"] }>(
    path.join(folder, "newebpay.json"),
    { trades: [], unknown: { asked: [], lockedUntil: 0 } },
  );
  return {
    all: () => content.trades,
    byNumber: (orderNo) => content.trades.find((trade) => trade.orderNo === orderNo),
    bySession: (session) => content.trades.find((trade) => trade.session === session),
    add: (trade) => {
      content.trades.push(trade);
      save();
    },
    unknown: content.unknown,
    save,
  };
}

export const MINOR = 100;

export function statementOf(trades: readonly NewebTrade[]): Statement {
  const paid = trades.filter(({ captured }) => captured > 0);
  return {
    orders: paid.map(({ orderNo, captured }) => ({
      order_no: orderNo,
      currency: "TWD",
      captured: captured * MINOR,
    })),
    totals: paid.length > 0 ? { TWD: paid.reduce((sum, { captured }) => sum + captured * MINOR, 0) } : {},
  };
}
