import { cashier, cashierDone } from "../cashier.ts";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { ENDINGS, isAction, type Action } from "./endings.ts";
import { BELOW, cashierPath, giveBack, isOver, merchantApi, type Room } from "./merchant-api.ts";
import { openOrders, statementOf, type LineOrder } from "./orders.ts";

/**
 * LINE Pay, Online API v3: the payer agrees at a cashier, and the merchant's server confirms. It sends no
 * notifications, so a payer who never returns is found by asking.
 */
export const openLinepay: OpenSimulator = ({ folder, origin, now }) => {
  const orders = openOrders(folder);
  const room: Room = { orders, now, origin };
  return {
    name: "LINE Pay",
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith(`${BELOW}/v3/`)) return merchantApi(room, request);
      if (pathname === `${BELOW}/web/payment/wait`)
        return atCashier(room, request, orders.byReserve(searchParams.get("transactionReserveId") ?? ""));
      const [, number] = /^\/linepay\/control\/(\w+)$/.exec(pathname) ?? [];
      return number === undefined ? null : control(room, request, orders.byNumber(number));
    },
    lines: () => orders.all().map(lineOf),
    statement: () => statementOf(orders.all()),
    deliverDue: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};

async function atCashier(room: Room, request: Request, order: LineOrder | undefined): Promise<Response> {
  if (!order) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method !== "POST")
    return html(
      isOpen(room, order) ? cashierPage(order) : cashierDone(SAYS[order.state], order.orderId),
      200,
    );
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  act(room, order, action);
  const isBack = order.state === "AUTHORIZED" || order.state === "COMPLETED";
  if (action === "leave" || action === "pay-and-leave")
    return html(cashierDone(SAYS[order.state], order.orderId), 200);
  return redirect(backTo(isBack ? order.confirmUrl : order.cancelUrl, order));
}

const cashierPage = (order: LineOrder) =>
  cashier({
    title: "LINE Pay",
    currency: order.currency,
    minor: order.minor,
    orderNo: order.orderId,
    endings: ENDINGS,
  });

/** What the vendor adds to the merchant's addresses. Nothing in it is signed. */
function backTo(address: string, { transactionId, orderId }: LineOrder): string {
  const url = new URL(address);
  url.searchParams.set("transactionId", transactionId);
  url.searchParams.set("orderId", orderId);
  return url.href;
}

const isOpen = (room: Room, order: LineOrder) => order.state === "READY" && !isOver(room, order);
const OTHER_AMOUNT = 100;

/** Applies the payer's choice. The first one wins. */
function act(room: Room, order: LineOrder, action: Action): void {
  if (action === "leave" || !isOpen(room, order)) return;
  if (action === "cancel") order.state = "CANCELLED";
  else if (action === "decline") order.state = "FAILED";
  else {
    order.state = "AUTHORIZED";
    order.authorized = order.minor + (action === "pay-other" ? OTHER_AMOUNT : 0);
  }
  room.orders.save();
}

/** Test hook: `POST /linepay/control/{orderId}` with `{action}`, one of the cashier's or `refund`. */
async function control(room: Room, request: Request, order: LineOrder | undefined): Promise<Response> {
  if (!order) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  const body = request.method === "POST" ? await jsonOf(request) : null;
  const action = typeof body === "object" && body !== null && "action" in body ? body.action : "leave";
  if (action === "refund") giveBack(room, order, order.captured);
  else if (isAction(action)) act(room, order, action);
  else return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  return Response.json(order);
}

const SAYS = {
  READY: "Nothing was paid.",
  AUTHORIZED: "You agreed to pay.",
  COMPLETED: "This order is paid.",
  CANCELLED: "This order was cancelled.",
  FAILED: "This order was declined.",
} as const;

const STATES = {
  READY: "waiting for the payer",
  AUTHORIZED: "waiting for the shop's confirmation",
  COMPLETED: "paid",
  CANCELLED: "cancelled",
  FAILED: "declined",
} as const;

const lineOf = (order: LineOrder): PaymentLine => ({
  provider: "LINE Pay",
  number: order.orderId,
  currency: order.currency,
  asked: order.minor,
  captured: order.captured,
  state: order.refunds.length > 0 ? "given back" : STATES[order.state],
  method: "line-pay",
  answered: order.confirms > 0 ? `confirmed ${order.confirms} times` : "–",
  cashier: cashierPath(order),
});
