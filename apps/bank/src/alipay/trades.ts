import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Message } from "../messenger.ts";
import type { Statement } from "../simulator.types.ts";

export type TradeState = "WAIT_BUYER_PAY" | "TRADE_SUCCESS" | "TRADE_FINISHED" | "TRADE_CLOSED";

export type Trade = {
  readonly outTradeNo: string;
  /** Unguessable part of the cashier's address, and of a code. */
  readonly session: string;
  readonly product: "page" | "wap" | "scan";
  /** In fen. */
  readonly total: number;
  readonly subject: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  /** A trade exists only once the payer has opened it: until then queries do not find it. */
  isOpened: boolean;
  state: TradeState;
  tradeNo: string;
  /** What was actually captured, in fen. */
  captured: number;
  paidAt: string;
  /** In fen, by the merchant's number. */
  refunds: Record<string, number>;
  /** When, in China, by the merchant's number. */
  refundedAt?: Record<string, string>;
  pending: Message[];
  readonly answers: string[];
};

export type Trades = {
  readonly all: () => readonly Trade[];
  readonly byNumber: (outTradeNo: string) => Trade | undefined;
  readonly bySession: (session: string) => Trade | undefined;
  readonly add: (trade: Trade) => void;
  readonly save: () => void;
};

export function openTrades(folder: string): Trades {
  const { content, save } = openJsonFile<{ trades: Trade[] }>(path.join(folder, "alipay.json"), {
    trades: [],
  });
  return {
    all: () => content.trades,
    byNumber: (outTradeNo) => content.trades.find((trade) => trade.outTradeNo === outTradeNo),
    bySession: (session) => content.trades.find((trade) => trade.session === session),
    add: (trade) => {
      content.trades.push(trade);
      save();
    },
    save,
  };
}

export const refundedOf = ({ refunds }: Trade): number =>
  Object.values(refunds).reduce((sum, each) => sum + each, 0);

export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;

export function statementOf(trades: readonly Trade[]): Statement {
  const paid = trades.filter(({ captured }) => captured > 0);
  return {
    orders: paid.map(({ outTradeNo, captured }) => ({ order_no: outTradeNo, currency: "CNY", captured })),
    totals: paid.length > 0 ? { CNY: paid.reduce((sum, { captured }) => sum + captured, 0) } : {},
  };
}
