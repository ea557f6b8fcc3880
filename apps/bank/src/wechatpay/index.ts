import { randomInt } from "node:crypto";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { CODE_BEGINS, merchantApi } from "./merchant-api.ts";
import { startNotifier, type Notifier } from "./notifications.ts";
import { cashierPage, donePage, isAction, scanPage, type Action } from "./pages.ts";
import { isPhase, SIGNERS, signers, type Signers } from "./signers.ts";
import { openTrades, statementOf, type Trade, type Trades } from "./trades.ts";

type Room = {
  readonly trades: Trades;
  readonly notifier: Notifier;
  readonly signers: Signers;
  readonly now: () => Date;
  readonly origin: string;
};

/**
 * WeChat Pay v3, native and h5: creates QR codes for orders, or pages for a phone's browser, is paid on a page that
 * stands in for the phone, notifies, answers queries and refunds.
 */
export const openWechatpay: OpenSimulator = ({ folder, origin, fetch: network, now }) => {
  const trades = openTrades(folder);
  const turns = signers();
  const notifier = startNotifier({ trades, signers: turns, fetch: network, now });
  const room: Room = { trades, notifier, signers: turns, now, origin };
  return {
    name: "WeChat Pay",
    desk: { what: "A code from a pay page", path: "/wechatpay/scan", says: "Scan it" },
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith("/v3/")) return merchantApi(room, request);
      if (pathname === "/wechatpay/scan") return scan(room, searchParams.get("code"));
      const [, page] = /^\/wechatpay\/h5\/([\w-]+)$/.exec(pathname) ?? [];
      if (page !== undefined) return openH5(room, request, trades.byCode(page));
      const [, code] = /^\/wechatpay\/cashier\/([\w-]+)$/.exec(pathname) ?? [];
      if (code !== undefined) return cashier(room, request, trades.byCode(code));
      if (pathname === "/wechatpay/control/keys") return keyControl(room, request);
      const [, number] = /^\/wechatpay\/control\/(\w+)$/.exec(pathname) ?? [];
      return number === undefined ? null : control(room, request, trades.byNumber(number));
    },
    lines: () => trades.all().map(lineOf),
    statement: () => statementOf(trades.all()),
    deliverDue: notifier.deliverDue,
    close: notifier.stop,
  };
};

function scan({ trades }: Room, code: string | null): Response {
  if (code === null) return html(scanPage(), 200);
  const trade = code.startsWith(CODE_BEGINS) ? trades.byCode(code.slice(CODE_BEGINS.length)) : undefined;
  return trade
    ? redirect(`/wechatpay/cashier/${trade.code}`)
    : html(scanPage("This is no code of an order here."), 404);
}

/** A phone's browser comes from the merchant's own site, and within five minutes; else there is nothing to pay. */
function openH5({ now }: Room, request: Request, trade: Trade | undefined): Response {
  const { searchParams } = new URL(request.url);
  if (!request.headers.get("referer")) return html(refusedPage("NO_REFERER"), 403);
  if (!trade || trade.type !== "MWEB") return html(refusedPage("NOT_FOUND"), 404);
  if (Number(searchParams.get("until")) < now().getTime()) return html(refusedPage("EXPIRED"), 410);
  const back = searchParams.get("redirect_url");
  const query = back === null ? "" : `?${new URLSearchParams({ redirect_url: back }).toString()}`;
  return redirect(`/wechatpay/cashier/${trade.code}${query}`);
}

async function cashier(room: Room, request: Request, trade: Trade | undefined): Promise<Response> {
  if (!trade) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method === "POST") {
    const action = new URLSearchParams(await request.text()).get("action");
    if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
    act(room, trade, action);
    const back = new URL(request.url).searchParams.get("redirect_url");
    // Back from the app without its result.
    return back !== null && URL.canParse(back) ? redirect(back) : html(donePage(trade), 200);
  }
  return html(isOpen(room, trade) ? cashierPage(trade) : donePage(trade), 200);
}

/** Test hook: `POST /wechatpay/control/keys` with `{phase}`: what the platform signs with from now on. */
async function keyControl({ signers: turns }: Room, request: Request): Promise<Response> {
  const body = request.method === "POST" ? await jsonOf(request) : null;
  const phase = typeof body === "object" && body !== null && "phase" in body ? body.phase : turns.phase;
  if (!isPhase(phase)) return Response.json({ error: "UNKNOWN_PHASE" }, { status: 400 });
  turns.phase = phase;
  return Response.json({ phase, signers: SIGNERS[phase] });
}

/** Test hook: `POST /wechatpay/control/{out_trade_no}` with `{action}`. */
async function control(room: Room, request: Request, trade: Trade | undefined): Promise<Response> {
  if (!trade) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  const body = request.method === "POST" ? await jsonOf(request) : null;
  const action = typeof body === "object" && body !== null && "action" in body ? body.action : "leave";
  if (!isAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  act(room, trade, action);
  return Response.json(trade);
}

const OTHER_AMOUNT = 100;
const isOpen = ({ now }: Room, { state, expiresAt }: Trade) =>
  state === "NOTPAY" && expiresAt > now().getTime();

/** Applies the payer's choice. The first one wins: a finished order never changes. */
function act(room: Room, trade: Trade, action: Action): void {
  if (action === "leave" || !isOpen(room, trade)) return;
  if (action === "refuse") trade.state = "PAYERROR";
  else {
    trade.state = "SUCCESS";
    trade.captured = trade.total + (action === "pay-other" ? OTHER_AMOUNT : 0);
    trade.transactionId = `42000${Array.from({ length: 23 }, () => randomInt(10)).join("")}`;
    trade.successTime = room.now().toISOString();
    trade.pending = { attempt: 0, dueAt: room.now().getTime() };
  }
  room.trades.save();
  room.notifier.deliverSoon();
}

const STATES = {
  NOTPAY: "waiting for the payer",
  SUCCESS: "paid",
  REFUND: "given back",
  CLOSED: "closed",
  PAYERROR: "refused",
} as const;

const lineOf = (trade: Trade): PaymentLine => ({
  provider: "WeChat Pay",
  number: trade.outTradeNo,
  currency: "CNY",
  asked: trade.total,
  captured: trade.captured,
  state: STATES[trade.state],
  method: trade.type === "MWEB" ? "h5" : "native",
  answered: `${trade.answers.at(-1) ?? "–"}${trade.pending ? " (will be told again)" : ""}`,
  cashier: `/wechatpay/cashier/${trade.code}`,
});
