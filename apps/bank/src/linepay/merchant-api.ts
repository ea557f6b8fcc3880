import { randomBytes, randomInt } from "node:crypto";
import type { LineOrder, LineOrders } from "./orders.ts";
import { readRequest } from "./order-request.ts";
import { requestProblem } from "./signature.ts";

export type Room = { readonly orders: LineOrders; readonly now: () => Date; readonly origin: string };

const OPEN_MS = 20 * 60_000;
/** The simulator's base path; the signature covers the vendor's own path below it. */
export const BELOW = "/linepay";

/** The merchant API at the vendor's own paths. Every answer is HTTP 200: `returnCode` says whether it worked. */
export async function merchantApi(room: Room, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(BELOW.length);
  const body = request.method === "POST" ? await request.text() : "";
  const content = request.method === "POST" ? body : url.search.slice(1);
  const problem = await requestProblem(request.headers, { path, content });
  if (problem !== null) return answer(problem);

  const call = `${request.method} ${path}`;
  if (call === "POST /v3/payments/request") return open(room, body);
  if (call === "GET /v3/payments") return details(room, url.searchParams);
  const [, checked] = /^GET \/v3\/payments\/requests\/(\d+)\/check$/.exec(call) ?? [];
  if (checked !== undefined) return check(room, room.orders.byTransaction(checked));
  const [, id = "", what] = /^POST \/v3\/payments\/(\d+)\/(confirm|refund)$/.exec(call) ?? [];
  const order = room.orders.byTransaction(id);
  if (what === undefined) return new Response(null, { status: 404 });
  if (!order) return answer("1150");
  return what === "confirm" ? confirm(room, order, body) : refund(room, order, body);
}

function open(room: Room, body: string): Response {
  const asked = readRequest(body);
  if ("code" in asked) return answer(asked.code);
  if (room.orders.byNumber(asked.orderId)) return answer("1172");
  const order: LineOrder = {
    ...asked,
    transactionId: `20261122${Array.from({ length: 11 }, () => randomInt(10)).join("")}`,
    reserve: randomBytes(18).toString("base64url"),
    openUntil: room.now().getTime() + OPEN_MS,
    state: "READY",
    authorized: 0,
    captured: 0,
    confirms: 0,
    refunds: [],
  };
  room.orders.add(order);
  const web = `${room.origin}${cashierPath(order)}`;
  return answer("0000", {
    paymentUrl: { web, app: `line://pay/payment/${order.reserve}` },
    transactionId: number(order.transactionId),
    paymentAccessToken: "187568751124",
  });
}

export const cashierPath = ({ reserve }: LineOrder) =>
  `${BELOW}/web/payment/wait?transactionReserveId=${reserve}`;

const CHECKED = {
  READY: "0000",
  AUTHORIZED: "0110",
  CANCELLED: "0121",
  FAILED: "0122",
  COMPLETED: "0123",
} as const;

function check(room: Room, order: LineOrder | undefined): Response {
  if (!order) return answer("1150");
  return answer(CHECKED[isOver(room, order) ? "CANCELLED" : order.state]);
}

/** The payer did not agree, or the merchant did not confirm, within 20 minutes. */
export const isOver = ({ now }: Pick<Room, "now">, { state, openUntil }: LineOrder) =>
  (state === "READY" || state === "AUTHORIZED") && openUntil <= now().getTime();

function confirm(room: Room, order: LineOrder, body: string): Response {
  order.confirms += 1;
  room.orders.save();
  if (order.state === "COMPLETED") return answer("1152");
  if (order.state !== "AUTHORIZED" || isOver(room, order)) return answer("1170");
  const asked = fieldsOf(body);
  if (asked.amount !== order.minor / 100 || asked.currency !== order.currency) return answer("1124");
  order.state = "COMPLETED";
  order.captured = order.authorized;
  room.orders.save();
  return answer("0000", {
    orderId: order.orderId,
    transactionId: number(order.transactionId),
    payInfo: payInfo(order),
  });
}

function details({ orders }: Room, query: URLSearchParams): Response {
  const order =
    orders.byTransaction(query.get("transactionId") ?? "") ?? orders.byNumber(query.get("orderId") ?? "");
  if (order?.state !== "COMPLETED") return answer("1150");
  return answer("0000", [
    {
      // Real answers hold more fields than the merchant needs.
      productName: order.name,
      merchantName: '猫薄荷 "transactionId":1 & test',
      transactionId: number(order.transactionId),
      transactionDate: "2026-11-22T12:00:00Z",
      transactionType: "PAYMENT",
      orderId: order.orderId,
      currency: order.currency,
      payInfo: payInfo(order),
      ...(order.refunds.length > 0 && {
        refundList: order.refunds.map(({ id, minor }) => ({
          refundTransactionId: number(id),
          transactionType: minor === order.captured ? "PAYMENT_REFUND" : "PARTIAL_REFUND",
          refundAmount: -minor / 100,
          refundTransactionDate: "2026-11-22T12:00:00Z",
        })),
      }),
    },
  ]);
}

/** Part of it is paid with points, as payers do: a merchant has to add the parts up. */
const payInfo = ({ captured }: LineOrder) => [
  { method: "BALANCE", amount: (captured - 100) / 100 },
  { method: "POINT", amount: 1 },
];

function refund(room: Room, order: LineOrder, body: string): Response {
  if (order.state !== "COMPLETED") return answer("1150");
  const { refundAmount = order.captured / 100 } = fieldsOf(body);
  const id = giveBack(room, order, Math.round(Number(refundAmount) * 100));
  return id.length === 4
    ? answer(id)
    : answer("0000", { refundTransactionId: number(id), refundTransactionDate: room.now().toISOString() });
}

/** @returns the refund's own number, or a return code */
export function giveBack({ orders }: Pick<Room, "orders">, order: LineOrder, minor: number): string {
  const before = order.refunds.reduce((sum, each) => sum + each.minor, 0);
  if (before >= order.captured) return "1165";
  if (!(minor > 0) || before + minor > order.captured) return "1164";
  const id = `20261123${Array.from({ length: 11 }, () => randomInt(10)).join("")}`;
  order.refunds.push({ id, minor });
  orders.save();
  return id;
}

function fieldsOf(body: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Marks text that the answer holds as a bare number: 19 digits do not fit into JavaScript's. */
const number = (digits: string) => `#${digits}#`;

function answer(returnCode: string, info?: object): Response {
  const returnMessage = returnCode === "0000" ? "Success." : "Refused.";
  const text = JSON.stringify({ returnCode, returnMessage, ...(info && { info }) });
  return new Response(text.replaceAll(/"#(\d+)#"/g, "$1"), {
    headers: { "content-type": "application/json;charset=UTF-8" },
  });
}
