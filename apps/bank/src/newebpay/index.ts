import { randomBytes, randomInt } from "node:crypto";
import { cashier, cashierDone } from "../cashier.ts";
import { startNotifier, type Notifier } from "../notifier.ts";
import { escape, html, page, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { ENDINGS, isAction, type Action } from "./endings.ts";
import { merchantApi, type Room as ApiRoom } from "./merchant-api.ts";
import { resultForm } from "./messages.ts";
import { readOrder } from "./order-request.ts";
import { MINOR, openTrades, statementOf, type NewebTrade } from "./trades.ts";

type Room = ApiRoom & { readonly notifier: Notifier };

/** The simulator's base path; the vendor's own paths follow. */
const BELOW = "/newebpay";
/** It tries three times, then gives up. */
const RETRY_MS = [60_000, 300_000];

/** NewebPay MPG: a browser brings an encrypted order, pays at a cashier, and an encrypted notification goes out. */
export const openNewebpay: OpenSimulator = ({ folder, fetch: network, now }) => {
  const trades = openTrades(folder);
  const notifier = startNotifier<NewebTrade>({
    all: trades.all,
    save: trades.save,
    message: async (trade) => ({
      url: trade.notifyUrl,
      init: { body: new URLSearchParams(await resultForm(trade)) },
    }),
    isAcknowledged: (status) => status === 200,
    retryMs: RETRY_MS,
    fetch: network,
    now,
  });
  const room: Room = { trades, notifier, now };
  return {
    name: "NewebPay",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${BELOW}/`)) return null;
      const path = pathname.slice(BELOW.length);
      if (path === "/MPG/mpg_gateway" && request.method === "POST") return openOrder(room, request);
      if (path.startsWith("/API/") && request.method === "POST") return merchantApi(room, path, request);
      const [, session] = /^\/cashier\/([\w-]+)$/.exec(path) ?? [];
      if (session !== undefined) return atCashier(room, request, trades.bySession(session));
      const [, number] = /^\/control\/(\w+)$/.exec(path) ?? [];
      return number === undefined ? null : control(room, request, trades.byNumber(number));
    },
    lines: () => trades.all().map(lineOf),
    statement: () => statementOf(trades.all()),
    deliverDue: notifier.deliverDue,
    close: notifier.stop,
  };
};

async function openOrder({ trades, now }: Room, request: Request): Promise<Response> {
  // Its page cannot be framed.
  if (request.headers.get("sec-fetch-dest") === "iframe") return html(refusedPage("MPG02005"), 200);
  const read = await readOrder(new URLSearchParams(await request.text()), now());
  if ("code" in read) return html(refusedPage(read.code), 200);
  const { fields } = read;
  const orderNo = fields.MerchantOrderNo ?? "";
  if (trades.byNumber(orderNo)) return html(refusedPage("MPG03008"), 200);
  const trade: NewebTrade = {
    orderNo,
    session: randomBytes(18).toString("base64url"),
    tradeNo: `26112212${Array.from({ length: 9 }, () => randomInt(10)).join("")}`,
    amount: Number(fields.Amt),
    description: fields.ItemDesc ?? "",
    notifyUrl: fields.NotifyURL ?? "",
    returnUrl: fields.ReturnURL ?? "",
    backUrl: fields.ClientBackURL ?? "",
    openUntil: now().getTime() + Number(fields.TradeLimit ?? 900) * 1_000,
    status: "0",
    captured: 0,
    isSettled: false,
    isBack: false,
    payTime: "",
    pending: null,
    answers: [],
  };
  trades.add(trade);
  return redirect(`${BELOW}/cashier/${trade.session}`);
}

async function atCashier(room: Room, request: Request, trade: NewebTrade | undefined): Promise<Response> {
  if (!trade) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method !== "POST") return html(isOpen(room, trade) ? cashierPage(trade) : donePage(trade), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  act(room, trade, action);
  if (action === "cancel") return redirect(trade.backUrl);
  const stays = action === "leave" || action === "pay-and-leave" || action === "pay-late";
  return html(stays ? donePage(trade) : await returnPage(trade), 200);
}

const cashierPage = (trade: NewebTrade) =>
  cashier({
    title: "NewebPay",
    currency: "TWD",
    minor: trade.amount * MINOR,
    orderNo: trade.orderNo,
    endings: ENDINGS,
  });

const donePage = (trade: NewebTrade) => cashierDone(SAYS[trade.status], trade.orderNo);

/** The browser posts the result back to the shop. */
const returnPage = async (trade: NewebTrade) =>
  page(
    "Thank you",
    `<p>${escape(SAYS[trade.status])}</p><p class="number">${escape(trade.orderNo)}</p>
    <form method="post" action="${escape(trade.returnUrl)}">${Object.entries(await resultForm(trade))
      .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
      .join("")}<button class="main">Back to the shop</button></form>`,
  );

const isOpen = ({ now }: Room, { status, openUntil }: NewebTrade) =>
  status === "0" && openUntil > now().getTime();
const OTHER_AMOUNT = 1;
const DAY_MS = 86_400_000;
const TAIPEI_AHEAD_MS = 8 * 3_600_000;

/** Applies the payer's choice. The first one wins: a finished order never changes. */
function act(room: Room, trade: NewebTrade, action: Action): void {
  if (action === "leave" || action === "cancel" || !isOpen(room, trade)) return;
  trade.status = action === "decline" ? "2" : "1";
  if (trade.status === "1") {
    trade.captured = trade.amount + (action === "pay-other" ? OTHER_AMOUNT : 0);
    const local = new Date(room.now().getTime() + TAIPEI_AHEAD_MS).toISOString();
    trade.payTime = `${local.slice(0, 10)} ${local.slice(11, 19)}`;
  }
  if (action === "pay-late") {
    trade.pending = { attempt: 0, dueAt: room.now().getTime() + DAY_MS };
    room.trades.save();
  } else room.notifier.tell(trade);
}

/** Test hook: `POST /newebpay/control/{MerchantOrderNo}` with `{action}`: the cashier's, `settle`, `refund`, `tell`. */
async function control(room: Room, request: Request, trade: NewebTrade | undefined): Promise<Response> {
  if (!trade) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  const body = request.method === "POST" ? await jsonOf(request) : null;
  const action = typeof body === "object" && body !== null && "action" in body ? body.action : "leave";
  if (action === "settle") trade.isSettled = true;
  else if (action === "refund" && trade.status === "1") trade.status = "6";
  else if (action === "tell") room.notifier.tell(trade);
  else if (isAction(action)) act(room, trade, action);
  else return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  room.trades.save();
  return Response.json(trade);
}

const SAYS = {
  "0": "Nothing was paid.",
  "1": "This order is paid.",
  "2": "This order was declined.",
  "3": "This order was cancelled.",
  "6": "This order was given back.",
} as const;

const STATES = {
  "0": "waiting for the payer",
  "1": "paid",
  "2": "declined",
  "3": "cancelled",
  "6": "given back",
};

const lineOf = (trade: NewebTrade): PaymentLine => ({
  provider: "NewebPay",
  number: trade.orderNo,
  currency: "TWD",
  asked: trade.amount * MINOR,
  captured: trade.captured * MINOR,
  state: trade.isBack ? "given back" : STATES[trade.status],
  method: "CREDIT",
  answered: `${trade.answers.at(-1) ?? "–"}${trade.pending ? " (will be told again)" : ""}`,
  cashier: `${BELOW}/cashier/${trade.session}`,
});
