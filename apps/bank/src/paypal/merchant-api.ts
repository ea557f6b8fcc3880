import { randomBytes } from "node:crypto";
import { once, type Reply } from "../replays.ts";
import { MERCHANT } from "./keys.ts";
import { fieldsOf, newId, orderFrom, textOf } from "./new-order.ts";
import { captureObject, orderObject, refundObject } from "./objects.ts";
import { givenBack, minorOf, type Order, type Orders } from "./orders.ts";
import { transactionList } from "./reporting.ts";

type MerchantRoom = {
  readonly orders: Orders;
  readonly origin: string;
  readonly now: () => Date;
  /** The payer's bank decides. */
  readonly capture: (order: Order) => "declined" | "captured";
  readonly tellOfRefund: (order: Order, refundId: string) => void;
};

const TOKEN_SECONDS = 32_400;

/** The vendor's API below `/v1/oauth2/` and `/v2/`: JSON in and out, under a token that the merchant logs in for. */
export async function merchantApi(room: MerchantRoom, request: Request, path: string): Promise<Response> {
  if (path === "/v1/oauth2/token") return answer(await logIn(room, request));
  const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme !== "Bearer" || !room.orders.knowsToken(token ?? "", room.now().getTime()))
    return answer({ status: 401, body: { error: "invalid_token", error_description: "Token is not valid" } });
  if (request.method === "GET") return answer(read(room, path, new URL(request.url).searchParams));
  if (!(request.headers.get("content-type") ?? "").startsWith("application/json"))
    return answer({ status: 415, body: { name: "UNSUPPORTED_MEDIA_TYPE" } });
  const text = await request.text();
  const id = request.headers.get("paypal-request-id") ?? "";
  if (id.length > 108) return answer(refused(400, "INVALID_STRING_LENGTH"));
  if (id === "" && path === "/v2/checkout/orders") return answer(refused(400, "PAYPAL_REQUEST_ID_REQUIRED"));
  const reply = once(
    room.orders.remembered,
    { key: id && `${path} ${id}`, request: text },
    () => write(room, path, parse(text)),
    refused(422, "DUPLICATE_REQUEST_ID"),
  );
  room.orders.save();
  return answer(reply);
}

async function logIn({ orders, now }: MerchantRoom, request: Request): Promise<Reply> {
  const { clientId, clientSecret } = MERCHANT;
  const wanted = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const form = new URLSearchParams(await request.text());
  if (request.headers.get("authorization") !== wanted)
    return { status: 401, body: { error: "invalid_client", error_description: "Authentication failed" } };
  if (form.get("grant_type") !== "client_credentials")
    return { status: 400, body: { error: "unsupported_grant_type" } };
  const token = randomBytes(40).toString("base64url");
  orders.addToken(token, now().getTime() + TOKEN_SECONDS * 1000);
  return { status: 200, body: { access_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS } };
}

function read({ orders, origin }: MerchantRoom, path: string, query: URLSearchParams): Reply {
  if (path === "/v1/reporting/transactions") {
    const list = transactionList(orders.all(), query);
    return list ? { status: 200, body: list } : refused(400, "INVALID_REQUEST");
  }
  const order = orders.byId(/^\/v2\/checkout\/orders\/(\w+)$/.exec(path)?.[1] ?? "-");
  if (order) return { status: 200, body: orderObject(order, origin) };
  const captured = orders.byCapture(/^\/v2\/payments\/captures\/(\w+)$/.exec(path)?.[1] ?? "-");
  return captured ? { status: 200, body: captureObject(captured, origin) } : missing();
}

function write(room: MerchantRoom, path: string, content: unknown): Reply {
  if (path === "/v2/checkout/orders") {
    const order = orderFrom(content, room.now());
    if (typeof order === "string") return refused(422, order);
    room.orders.add(order);
    return { status: 201, body: orderObject(order, room.origin) };
  }
  const order = room.orders.byId(/^\/v2\/checkout\/orders\/(\w+)\/capture$/.exec(path)?.[1] ?? "-");
  if (order) return capture(room, order);
  const paid = room.orders.byCapture(/^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path)?.[1] ?? "-");
  return paid ? refund(room, paid, content) : missing();
}

function capture(room: MerchantRoom, order: Order): Reply {
  if (order.status === "COMPLETED") return refused(422, "ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED") return refused(422, "ORDER_NOT_APPROVED");
  const isUsed = room.orders
    .all()
    .some((each) => each !== order && each.invoiceId === order.invoiceId && each.captureId !== "");
  if (isUsed) return refused(422, "DUPLICATE_INVOICE_ID");
  if (room.capture(order) === "declined") return refused(422, "INSTRUMENT_DECLINED");
  return { status: 201, body: orderObject(order, room.origin) };
}

function refund({ origin, tellOfRefund }: MerchantRoom, order: Order, content: unknown): Reply {
  const { amount } = fieldsOf(content);
  const { currency_code, value } = fieldsOf(amount);
  const left = order.captured - givenBack(order);
  const wanted = amount === undefined ? left : minorOf(textOf(currency_code), textOf(value));
  if (typeof wanted === "string") return refused(422, wanted);
  if (amount !== undefined && currency_code !== order.currency) return refused(422, "CURRENCY_MISMATCH");
  if (left === 0) return refused(422, "CAPTURE_FULLY_REFUNDED");
  if (wanted < 1 || wanted > left) return refused(422, "REFUND_AMOUNT_EXCEEDED");
  const id = newId();
  order.refunds[id] = wanted;
  tellOfRefund(order, id);
  return { status: 201, body: refundObject(order, id, origin) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const refused = (status: number, issue: string): Reply => ({
  status,
  body: {
    name: status === 422 ? "UNPROCESSABLE_ENTITY" : "INVALID_REQUEST",
    details: [{ issue, description: issue }],
    debug_id: randomBytes(7).toString("hex"),
  },
});
const missing = (): Reply => ({
  status: 404,
  body: { name: "RESOURCE_NOT_FOUND", details: [{ issue: "INVALID_RESOURCE_ID" }] },
});

const answer = ({ status, body }: Reply): Response => Response.json(body, { status });
