import { randomBytes } from "node:crypto";
import { jsonOf, redirect } from "../requests.ts";
import { html, refusedPage } from "../page.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { Books, type BankOrder, type OrderStatus } from "./books.ts";
import { cashierPage, closedPage, isCashierAction, type CashierAction } from "./cashier-page.ts";
import { readFaults } from "./faults.ts";
import { Notifications } from "./notifications.ts";
import { requestProblem, signed, type Fields } from "./signature.ts";

/** The shop's adapter has the same key pair; both refuse it in production. */
const MERCHANTS: Readonly<Record<string, string>> = {
  "CATNIP-DEV": "sugoi-development-key-of-no-value",
};

/**
 * The provider "Sugoi": verifies every request as strictly as a real provider, has a cashier page, retries
 * notifications until they are acknowledged, answers queries and keeps its own books of what it captured.
 */
export const openSugoi: OpenSimulator = ({ folder, origin, merchants, fetch: network, now }) => {
  const keys = new Map(Object.entries({ ...MERCHANTS, ...merchants }));
  const books = new Books(folder);
  const keyOf = (merchant: string) => keys.get(merchant);
  const notifications = new Notifications({ books, keyOf, fetch: network, now });
  const at: Desk = { books, keyOf, notifications, now, origin };

  return {
    name: "Sugoi",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/gateway/pay" && request.method === "GET") return openOrder(at, request);
      if (pathname === "/gateway/query" && request.method === "GET") return answerQuery(at, request);
      if (pathname.startsWith("/cashier/")) return cashier(at, request, pathname.slice("/cashier/".length));
      if (pathname.startsWith("/control/")) return control(at, request, pathname.slice("/control/".length));
      return null;
    },
    lines: () => books.orders.map(lineOf),
    statement: () => books.statement(),
    deliverDue: () => notifications.deliverDue(),
    close: () => notifications.stop(),
  };
};

type Desk = {
  readonly books: Books;
  readonly keyOf: (merchant: string) => string | undefined;
  readonly notifications: Notifications;
  readonly now: () => Date;
  readonly origin: string;
};

/** The browser brings a signed order; a valid one is redirected to a clean cashier URL. */
async function openOrder(at: Desk, request: Request): Promise<Response> {
  const fields = fieldsOf(request);
  const problem = (await merchantProblem(at, fields)) ?? orderProblem(fields);
  if (problem !== null) return html(refusedPage(problem), 400);

  const order: BankOrder = {
    merchant: fields.merchant_id ?? "",
    orderNo: fields.order_no ?? "",
    session: randomBytes(18).toString("base64url"),
    amount: Number(fields.amount),
    currency: fields.currency ?? "",
    method: fields.method ?? "",
    notifyUrl: fields.notify_url ?? "",
    returnUrl: fields.return_url ?? "",
    status: "WAITING",
    captured: 0,
    txnId: "",
    pending: [],
    answers: [],
  };
  const known = at.books.byNumber(order.merchant, order.orderNo);
  if (known)
    return sameOrder(known, order)
      ? redirect(`${at.origin}/cashier/${known.session}`)
      : html(refusedPage("DUPLICATE_ORDER"), 409);
  at.books.open(order);
  return redirect(`${at.origin}/cashier/${order.session}`);
}

/** Idempotent: the same order twice is a double click. The same order number with other terms is rejected. */
function sameOrder(a: BankOrder, b: BankOrder): boolean {
  return (
    a.amount === b.amount &&
    a.currency === b.currency &&
    a.method === b.method &&
    a.notifyUrl === b.notifyUrl &&
    a.returnUrl === b.returnUrl
  );
}

async function answerQuery(at: Desk, request: Request): Promise<Response> {
  const fields = fieldsOf(request);
  const problem = await merchantProblem(at, fields);
  if (problem !== null) return Response.json({ error: problem }, { status: 400 });
  const merchant = fields.merchant_id ?? "";
  const order = at.books.byNumber(merchant, fields.order_no ?? "");
  const said = order
    ? {
        status: order.status,
        amount: String(order.status === "PAID" ? order.captured : order.amount),
        currency: order.currency,
        txn_id: order.txnId,
      }
    : { status: "UNKNOWN", amount: "0", currency: "", txn_id: "" };
  const answer = { merchant_id: merchant, order_no: fields.order_no ?? "", ...said };
  return Response.json(await signed(answer, at.keyOf(merchant) ?? "", at.now()));
}

async function cashier(at: Desk, request: Request, session: string): Promise<Response> {
  const order = at.books.bySession(session);
  if (!order) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method === "GET")
    return html(order.status === "WAITING" ? cashierPage(order) : closedPage(order), 200);
  if (request.method !== "POST") return html(refusedPage("METHOD"), 405);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isCashierAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  if (order.status === "WAITING") act(at, order, action);
  if (action === "leave" || action === "pay-and-leave") return html(closedPage(order), 200);
  return redirect(await returnAddress(at, order));
}

const OTHER_AMOUNT = 100;

/** Applies the payer's choice. The first one wins: a finished order never changes. */
function act({ books, notifications }: Desk, order: BankOrder, action: CashierAction): void {
  const tell = (status: OrderStatus, captured = 0) => {
    order.status = status;
    order.captured = captured;
    if (status === "PAID") order.txnId = `T${randomBytes(10).toString("hex")}`;
    notifications.queue(order, status, status === "PAID" ? captured : order.amount);
  };
  if (action === "pay" || action === "pay-and-leave") tell("PAID", order.amount);
  if (action === "pay-other") tell("PAID", order.amount + OTHER_AMOUNT);
  if (action === "decline") tell("DECLINED");
  if (action === "cancel") tell("CANCELLED");
  if (action === "pay-late") {
    tell("EXPIRED");
    tell("PAID", order.amount);
  }
  books.save();
  notifications.deliverSoon();
}

async function returnAddress(at: Desk, order: BankOrder): Promise<string> {
  const url = new URL(order.returnUrl);
  const fields = await signed(
    { merchant_id: order.merchant, order_no: order.orderNo, status: order.status },
    at.keyOf(order.merchant) ?? "",
    at.now(),
  );
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Test hooks: `POST /control/faults`, `POST /control/orders/{order_no}` with `{action}`, `GET
 * /control/orders/{order_no}`.
 */
async function control(at: Desk, request: Request, what: string): Promise<Response> {
  if (what === "faults" && request.method === "POST") {
    const faults = readFaults(await jsonOf(request));
    if (!faults) return Response.json({ error: "NOT_UNDERSTOOD" }, { status: 400 });
    at.notifications.faults = faults;
    return Response.json(faults);
  }
  const order = at.books.orders.find(({ orderNo }) => `orders/${orderNo}` === what);
  if (!order) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  if (request.method === "POST") {
    const body = await jsonOf(request);
    const action = typeof body === "object" && body !== null && "action" in body ? body.action : null;
    if (!isCashierAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
    if (order.status === "WAITING") act(at, order, action);
  }
  return Response.json(order);
}

async function merchantProblem({ books, keyOf, now }: Desk, fields: Fields): Promise<string | null> {
  const problem = await requestProblem(fields, keyOf(fields.merchant_id ?? ""), now());
  if (problem !== null) return problem;
  return books.useNonce(`${fields.merchant_id} ${fields.nonce}`, now().getTime()) ? null : "NONCE_REUSED";
}

/** What a provider would reject about the order itself. */
function orderProblem(fields: Fields): string | null {
  if (!/^[0-9A-Za-z]{8,32}$/.test(fields.order_no ?? "")) return "BAD_ORDER_NO";
  if (!/^[1-9]\d{0,11}$/.test(fields.amount ?? "")) return "BAD_AMOUNT";
  if (!/^[A-Z]{3}$/.test(fields.currency ?? "")) return "BAD_CURRENCY";
  if (!/^[\w-]{1,32}$/.test(fields.method ?? "")) return "BAD_METHOD";
  return [fields.notify_url, fields.return_url].every(isWebAddress) ? null : "BAD_URL";
}

const isWebAddress = (text: string | undefined) =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function fieldsOf(request: Request): Fields {
  const given = [...new URL(request.url).searchParams];
  const times = Map.groupBy(given, ([name]) => name);
  // A duplicate field name is dropped, so the signature cannot match.
  return Object.fromEntries(given.filter(([name]) => times.get(name)?.length === 1));
}

const STATES: Readonly<Record<OrderStatus, string>> = {
  WAITING: "waiting for the payer",
  PAID: "paid",
  DECLINED: "declined",
  CANCELLED: "cancelled",
  EXPIRED: "ran out",
};

const lineOf = (order: BankOrder): PaymentLine => ({
  provider: "Sugoi",
  number: order.orderNo,
  currency: order.currency,
  asked: order.amount,
  captured: order.captured,
  state: STATES[order.status],
  method: order.method,
  answered: `${order.answers.at(-1) ?? "–"}${order.pending.length > 0 ? " (will be told again)" : ""}`,
  cashier: `/cashier/${encodeURIComponent(order.session)}`,
});
