import type { Handler, RouteServices } from "../../../platform/api-module.ts";
import type { Viewer } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { refusal } from "../../../platform/http/refusal.ts";
import { ownPayment } from "../payment-row.ts";
import { changeStream } from "./change-stream.ts";

type ChangesServices = Pick<RouteServices, "db" | "limits" | "paymentChanges"> & {
  readonly identity: Pick<RouteServices["identity"], "verifyAccessToken">;
};

/**
 * `GET /payments/changes/{order number}` with a bearer token, as server-sent events: tells the owner of a payment when
 * to read it again. The event names the payment and nothing else; the subscriber requests the rest as usual.
 */
export function openPaymentChanges(services: ChangesServices, beatMs?: number): Handler {
  return async (request, { address }) => {
    const { pathname } = new URL(request.url);
    const orderNo = /^\/payments\/changes\/([\dA-HJKMNP-TV-Z]{26})$/.exec(pathname)?.[1];
    if (orderNo === undefined) return notFound();
    if (request.method !== "GET")
      return refusal(405, "input/invalid", "Only GET is served here.", { allow: "GET" });
    const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (!token) return refusal(401, "auth/login-required", "Log in to do this.", CHALLENGE);
    const check = () => services.identity.verifyAccessToken(token);
    try {
      const viewer = await check();
      await services.limits?.take("payment-watch", { viewer, address });
      return await watch(services, viewer, orderNo, { check, signal: request.signal, beatMs });
    } catch (fault) {
      if (fault instanceof ApiError) return refused(fault);
      throw fault;
    }
  };
}

type Waiting = {
  readonly check: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly beatMs: number | undefined;
};

async function watch(
  { db, paymentChanges }: ChangesServices,
  { uuid }: Viewer,
  orderNo: string,
  waiting: Waiting,
): Promise<Response> {
  if (!paymentChanges || !(await ownPayment(db.$client, uuid, orderNo))) return notFound();
  const stream = changeStream(paymentChanges, { orderNo, userUuid: uuid }, waiting);
  if (stream === "too-many") return refusal(429, "request/too-many", "Too many pages wait.", LATER);
  if (stream === "closed") return refusal(503, "service/unavailable", "This copy is closing.", LATER);
  // Read after subscribing: earlier ends are sent now, and later ones are notified.
  const payment = await ownPayment(db.$client, uuid, orderNo);
  if (payment?.state !== "created" && payment?.state !== "pending") stream.tell();
  return new Response(stream.body, { headers: STREAM_HEADERS });
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-content-type-options": "nosniff",
  // Asks proxies such as nginx to pass each event on at once.
  "x-accel-buffering": "no",
};
const CHALLENGE = { "www-authenticate": "Bearer" };
const LATER = { "retry-after": "30" };

/** Another player's payment and one that does not exist look the same. */
const notFound = () => refusal(404, "pay/payment-not-found", "The payment was not found.");

function refused({ code, message, extensions }: ApiError): Response {
  if (code === "request/too-many") {
    const facts = extensions.facts as { readonly retry_after?: number } | undefined;
    return refusal(429, code, message, { "retry-after": String(facts?.retry_after ?? 30) });
  }
  if (code === "service/unavailable") return refusal(503, code, message, LATER);
  return refusal(401, code, message, CHALLENGE);
}
