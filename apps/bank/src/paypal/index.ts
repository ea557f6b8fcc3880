import path from "node:path";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { readFaults } from "../sugoi/faults.ts";
import { startWebhooks, type Webhooks } from "../webhooks.ts";
import { CERTIFICATE_NAME, CERTIFICATES, FORGED_CERTIFICATE, FORGED_NAME } from "./keys.ts";
import { merchantApi } from "./merchant-api.ts";
import { openOrders, statementOf, type Order, type Orders } from "./orders.ts";
import { cashierPage, closedPage, isAction } from "./pages.ts";
import { payers, type Payer } from "./payer.ts";
import { forgeries, signed } from "./signature.ts";

const MINUTE_MS = 60_000;
/** The vendor tries 25 times in three days. */
const RETRY_MS = [
  ...[1, 2, 5, 10, 20, 40, 60, 120].map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: 16 }, () => 255 * MINUTE_MS),
];
const CERTIFICATE_PATH = "/v1/notifications/certs/";

type Room = { readonly orders: Orders; readonly webhooks: Webhooks; readonly payer: Payer };

/** PayPal Orders v2: orders over the vendor's API, a page to approve them, signed messages, refunds, disputes. */
export const openPaypal: OpenSimulator = ({ folder, origin, webhooks: endpoint, fetch: network, now }) => {
  const orders = openOrders(folder);
  const webhooks = startWebhooks({
    file: path.join(folder, "paypal-webhooks.json"),
    address: endpoint && `${endpoint}/paypal`,
    sign: (message) => signed(message, now(), origin),
    forge: (message) => forgeries(message, now(), origin),
    retryMs: RETRY_MS,
    fetch: network,
    now,
  });
  const payer = payers({ orders, webhooks, origin, now });
  const room: Room = { orders, webhooks, payer };
  return {
    name: "PayPal",
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.startsWith("/paypal/")) return null;
      const own = pathname.slice("/paypal".length);
      if (own.startsWith(CERTIFICATE_PATH)) return certificate(own.slice(CERTIFICATE_PATH.length));
      if (own === "/checkoutnow") return cashier(room, request, orders.byId(searchParams.get("token") ?? ""));
      if (own.startsWith("/control/")) return control(room, request, own.slice("/control/".length));
      return merchantApi({ orders, origin, now, ...payer }, request, own);
    },
    lines: () => orders.all().map((order) => lineOf(order, webhooks)),
    statement: () => statementOf(orders.all()),
    deliverDue: webhooks.deliverDue,
    close: webhooks.stop,
  };
};

function certificate(name: string): Response {
  const known = new Map([
    [CERTIFICATE_NAME, CERTIFICATES],
    [FORGED_NAME, FORGED_CERTIFICATE],
  ]);
  const pem = known.get(name);
  return pem === undefined
    ? new Response("", { status: 404 })
    : new Response(pem, { headers: { "content-type": "application/x-pem-file" } });
}

async function cashier(room: Room, request: Request, order: Order | undefined): Promise<Response> {
  if (!order) return html(refusedPage("NOT_FOUND"), 404);
  const wasOpen = order.status === "PAYER_ACTION_REQUIRED";
  if (request.method !== "POST") return html(wasOpen ? cashierPage(order) : closedPage(order), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  room.payer.act(order, action);
  if (!wasOpen || action === "leave" || action === "pay-and-leave") return html(closedPage(order), 200);
  const back = new URL(action === "cancel" ? order.cancelUrl : order.returnUrl);
  back.searchParams.set("token", order.id);
  if (action !== "cancel") back.searchParams.set("PayerID", "QYR5Z8XDVJNXQ");
  return redirect(back.href);
}

/** Test hooks: `POST /paypal/control/faults`, `POST /paypal/control/{order}` with `{action}`, `GET` of the same. */
async function control({ orders, webhooks, payer }: Room, request: Request, what: string): Promise<Response> {
  const body = request.method === "POST" ? await jsonOf(request) : null;
  if (what === "faults") {
    const faults = readFaults(body);
    if (!faults) return Response.json({ error: "NOT_UNDERSTOOD" }, { status: 400 });
    webhooks.faults = faults;
    return Response.json(faults);
  }
  const order = orders.byOrder(what);
  if (!order) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  const action = typeof body === "object" && body !== null && "action" in body ? body.action : "leave";
  if (!isAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  payer.act(order, action);
  return Response.json(order);
}

const STATES: Readonly<Record<Order["status"], string>> = {
  PAYER_ACTION_REQUIRED: "waiting for the payer",
  APPROVED: "approved",
  COMPLETED: "complete",
};

const lineOf = (order: Order, webhooks: Webhooks): PaymentLine => ({
  provider: "PayPal",
  number: order.orderNo,
  currency: order.currency,
  asked: order.asked,
  captured: order.captured,
  state: order.captured > 0 ? "paid" : STATES[order.status],
  method: "paypal",
  answered: webhooks.answered(order.orderNo),
  cashier: `/paypal/checkoutnow?token=${order.id}`,
});
