import { cashierPage, endPage } from "../endings-page.ts";
import { chinaTime, fieldsIn } from "../fields.ts";
import { startMessenger } from "../messenger.ts";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { act, ENDINGS, isAction } from "./act.ts";
import { billFile } from "./bill.ts";
import { MERCHANT } from "./keys.ts";
import { RETRY_MS } from "./messages.ts";
import { answerCall, stateOf, type Room } from "./open-api.ts";
import { CODE_BEGINS, productOf, takeOrder } from "./orders.ts";
import { requestProblem, type Order } from "./request-problem.ts";
import { signedMessage } from "./signature.ts";
import { openTrades, statementOf, yuan, type Trade } from "./trades.ts";

/**
 * Alipay's mainland gateway: page pay, wap pay and codes. Verifies every request, has a cashier, repeats its messages
 * until they are acknowledged, answers queries, closes and gives back.
 */
export const openAlipay: OpenSimulator = ({ folder, origin, fetch: network, now }) => {
  const trades = openTrades(folder);
  const messenger = startMessenger({
    orders: trades.all,
    save: trades.save,
    retryMs: RETRY_MS,
    timeoutMs: 10_000,
    // These seven characters and nothing else.
    isAcknowledged: (_status, body) => body === "success",
    fetch: network,
    now,
  });
  const room: Room = { trades, messenger, now, origin, bills: new Map() };
  return {
    name: "Alipay",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/gateway.do") return gateway(room, request);
      if (pathname === "/downloadBillFile.resource") return download(room, request);
      if (pathname === "/alipay/scan") return scan(room, new URL(request.url).searchParams.get("code") ?? "");
      const [, session] = /^\/alipay\/cashier\/([\w-]+)$/.exec(pathname) ?? [];
      if (session !== undefined) return cashier(room, request, trades.bySession(session));
      const [, number] = /^\/alipay\/control\/(\w+)$/.exec(pathname) ?? [];
      return number === undefined ? null : control(room, request, trades.byNumber(number));
    },
    lines: () => trades.all().map((trade) => lineOf(trade, now())),
    statement: () => statementOf(trades.all()),
    deliverDue: messenger.deliverDue,
    close: messenger.stop,
  };
};

/** One URL for everything: browsers bring orders, the merchant's server sends queries. */
async function gateway(room: Room, request: Request): Promise<Response> {
  const body = request.method === "POST" ? await request.text() : "";
  const fields = fieldsIn(new URLSearchParams(`${new URL(request.url).search.slice(1)}&${body}`));
  const problem = await requestProblem(fields, room.now());
  if (problem) return Response.json({ error_response: { ...problem, msg: "Invalid Arguments" } });
  const order = contentOf(fields.biz_content ?? "");
  return productOf(fields) ? takeOrder(room, fields, order) : answerCall(room, fields, order);
}

/** A file that a signed answer named. */
function download({ trades, bills, now }: Room, request: Request): Response {
  const fileId = new URL(request.url).searchParams.get("fileId") ?? "";
  const file = billFile(trades.all(), bills, fileId, now());
  return file
    ? new Response(new Uint8Array(file), { headers: { "content-type": "application/octet-stream" } })
    : new Response("", { status: 403 });
}

function contentOf(text: string): Order {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What a phone does with a code: opens it, which makes the trade. */
function scan({ trades }: Room, code: string): Response {
  const trade = code.startsWith(CODE_BEGINS) ? trades.bySession(code.slice(CODE_BEGINS.length)) : undefined;
  return trade ? redirect(`/alipay/cashier/${trade.session}`) : html(refusedPage("NOT_FOUND"), 404);
}

async function cashier(room: Room, request: Request, trade: Trade | undefined): Promise<Response> {
  if (!trade) return html(refusedPage("NOT_FOUND"), 404);
  trade.isOpened = true;
  room.trades.save();
  const isOpen = stateOf(trade, room.now()) === "WAIT_BUYER_PAY";
  if (request.method !== "POST") return html(isOpen ? open(trade) : ended(trade), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  await act(room, trade, action);
  if (action === "decline") return html(open(trade, "Your bank refused. Nothing was paid."), 200);
  if (trade.returnUrl === "" || action === "leave" || action === "pay-and-leave")
    return html(ended(trade), 200);
  return redirect(action === "cancel" ? trade.returnUrl : await returnAddress(trade, room.now()));
}

const open = (trade: Trade, note?: string) =>
  cashierPage(
    "Alipay",
    { number: trade.outTradeNo, currency: "CNY", minor: trade.total, method: trade.product },
    ENDINGS,
    note,
  );
const ended = (trade: Trade) => endPage(SAYS[trade.state], trade.outTradeNo);

/** Signed as well, but a browser brings it: it proves nothing about now. */
async function returnAddress(trade: Trade, now: Date): Promise<string> {
  const url = new URL(trade.returnUrl);
  const fields = await signedMessage({
    charset: "utf-8",
    method: `alipay.trade.${trade.product}.pay.return`,
    app_id: MERCHANT.appId,
    seller_id: MERCHANT.sellerId,
    version: "1.0",
    timestamp: chinaTime(now),
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    total_amount: yuan(trade.total),
  });
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Test hook: `POST /alipay/control/{out_trade_no}` with `{action}`, for `refund` with `{fen}`. */
async function control(room: Room, request: Request, trade: Trade | undefined): Promise<Response> {
  if (!trade) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  if (request.method !== "POST") return Response.json(trade);
  const wish = await jsonOf(request);
  const { action, fen }: { action?: unknown; fen?: unknown } =
    typeof wish === "object" && wish !== null ? { ...wish } : {};
  if (!isAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  trade.isOpened = true;
  await act(room, trade, action, typeof fen === "number" ? fen : undefined);
  return Response.json(trade);
}

const SAYS = {
  WAIT_BUYER_PAY: "Nothing was paid.",
  TRADE_SUCCESS: "This order is paid.",
  TRADE_FINISHED: "This order is paid.",
  TRADE_CLOSED: "This order is closed.",
} as const;

const STATES = {
  WAIT_BUYER_PAY: "waiting for the payer",
  TRADE_SUCCESS: "paid",
  TRADE_FINISHED: "paid for good",
  TRADE_CLOSED: "closed",
} as const;

const lineOf = (trade: Trade, now: Date): PaymentLine => ({
  provider: "Alipay",
  number: trade.outTradeNo,
  currency: "CNY",
  asked: trade.total,
  captured: trade.captured,
  state: STATES[stateOf(trade, now)],
  method: trade.product,
  answered: `${trade.answers.at(-1) ?? "–"}${trade.pending.length > 0 ? " (will be told again)" : ""}`,
  cashier: `/alipay/cashier/${trade.session}`,
});
