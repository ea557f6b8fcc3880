import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import type { Statement } from "../simulator.types.ts";

type TradeState = "NOTPAY" | "SUCCESS" | "REFUND" | "CLOSED" | "PAYERROR";

export type Trade = {
  readonly outTradeNo: string;
  /** A QR code, or a page for a phone's browser. An order keeps the one it was made for. */
  readonly type: "NATIVE" | "MWEB";
  /** What the QR code says after its prefix. */
  readonly code: string;
  /** In fen. */
  readonly total: number;
  readonly notifyUrl: string;
  readonly description: string;
  readonly expiresAt: number;
  state: TradeState;
  transactionId: string;
  /** What was actually captured, in fen. */
  captured: number;
  successTime: string;
  /** Keyed by the merchant's refund number. */
  refunds: Record<string, number>;
  /** When each was requested. */
  refundedAt?: Record<string, string>;
  /** Notifications not acknowledged yet, and when the next attempt is due. */
  pending: { attempt: number; dueAt: number } | null;
  answers: string[];
};

export type Trades = {
  readonly all: () => readonly Trade[];
  readonly byNumber: (outTradeNo: string) => Trade | undefined;
  readonly byCode: (code: string) => Trade | undefined;
  readonly add: (trade: Trade) => void;
  /** Whether a nonce is seen for the first time. */
  readonly useNonce: (nonce: string, nowMs: number) => boolean;
  readonly save: () => void;
};

const NONCE_LIFE_MS = 660_000;

export function openTrades(folder: string): Trades {
  const { content, save } = openJsonFile<{ trades: Trade[]; nonces: [string, number][] }>(
    path.join(folder, "wechatpay.json"),
    { trades: [], nonces: [] },
  );
  return {
    all: () => content.trades,
    byNumber: (outTradeNo) => content.trades.find((trade) => trade.outTradeNo === outTradeNo),
    byCode: (code) => content.trades.find((trade) => trade.code === code),
    add: (trade) => {
      content.trades.push(trade);
      save();
    },
    useNonce: (nonce, nowMs) => {
      const known = content.nonces.filter(([, usedAt]) => nowMs - usedAt < NONCE_LIFE_MS);
      const isFresh = !known.some(([used]) => used === nonce);
      content.nonces = isFresh ? [...known, [nonce, nowMs]] : known;
      save();
      return isFresh;
    },
    save,
  };
}

export function statementOf(trades: readonly Trade[]): Statement {
  const paid = trades.filter(({ captured }) => captured > 0);
  return {
    orders: paid.map(({ outTradeNo, captured }) => ({ order_no: outTradeNo, currency: "CNY", captured })),
    totals: paid.length > 0 ? { CNY: paid.reduce((sum, { captured }) => sum + captured, 0) } : {},
  };
}
