import { randomBytes } from "node:crypto";
import { cashierPage, endPage } from "../endings-page.ts";
import { chinaMs, fieldsIn, type Fields } from "../fields.ts";
import { escape, html, page, refusedPage } from "../page.ts";
import { redirect } from "../requests.ts";
import { act, ENDINGS, isAction } from "./act.ts";
import type { Room } from "./back-office.ts";
import { MERCHANT } from "./keys.ts";
import type { Order } from "./orders.ts";
import { orderProblem, requestProblem } from "./request-problem.ts";
import { signed } from "./signature.ts";

/** `frontTransReq.do`: a browser posts an order and goes on to the cashier. */
export async function takeOrder({ orders, origin }: Room, request: Request): Promise<Response> {
  const fields = fieldsIn(new URLSearchParams(await request.text()));
  const problem = (await requestProblem(fields)) ?? orderProblem(fields);
  if (problem) return html(refusedPage(problem), 400);
  const asked = orderOf(fields);
  const known = orders.byNumber(asked.orderId);
  // The same number at another time is another order, and a number is used once.
  if (known && !isSame(known, asked)) return html(refusedPage("12"), 409);
  if (!known) orders.add(asked);
  return redirect(`${origin}/unionpay/cashier/${(known ?? asked).session}`);
}

const isSame = (a: Order, b: Order): boolean =>
  a.txnTime === b.txnTime &&
  a.amount === b.amount &&
  a.notifyUrl === b.notifyUrl &&
  a.frontUrl === b.frontUrl;

const orderOf = (fields: Fields): Order => ({
  orderId: fields.orderId ?? "",
  txnTime: fields.txnTime ?? "",
  session: randomBytes(18).toString("base64url"),
  channel: fields.channelType === "08" ? "phone" : "PC",
  amount: Number(fields.txnAmt),
  notifyUrl: fields.backUrl ?? "",
  frontUrl: fields.frontUrl ?? "",
  expiresAt: chinaMs(fields.payTimeout),
  state: "WAITING",
  queryId: "",
  captured: 0,
  pending: [],
  answers: [],
});

export async function cashier(room: Room, request: Request, order: Order | undefined): Promise<Response> {
  if (!order) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method !== "POST") return html(order.state === "WAITING" ? open(order) : ended(order), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  await act(room, order, action);
  if (action === "leave" || action === "pay-and-leave") return html(ended(order), 200);
  return html(await wayBack(order), 200);
}

const open = (order: Order) =>
  cashierPage(
    "UnionPay",
    { number: order.orderId, currency: "CNY", minor: order.amount, method: order.channel },
    ENDINGS,
  );

const ended = (order: Order) => endPage(SAYS[order.state], order.orderId);

/** Payers go back by a form, which the payer sends here. */
async function wayBack(order: Order): Promise<string> {
  const fields = await signed({
    merId: MERCHANT.merId,
    orderId: order.orderId,
    txnTime: order.txnTime,
    txnType: "01",
    respCode: order.state === "PAID" ? "00" : "05",
  });
  return page(
    "Back to the shop",
    `<p>${escape(SAYS[order.state])}</p>
    <form method="post" action="${escape(order.frontUrl)}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
      .join("")}<button class="main">Back to the shop</button></form>`,
  );
}

const SAYS = {
  WAITING: "Nothing was paid.",
  PAID: "This order is paid.",
  DECLINED: "This order was declined.",
  UNKNOWN: "It is not known yet whether this order is paid.",
} as const;
