import path from "node:path";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { readFaults } from "../sugoi/faults.ts";
import { startWebhooks, type Webhooks } from "../webhooks.ts";
import { ACCOUNT } from "./keys.ts";
import { merchantApi } from "./merchant-api.ts";
import { cashierPage, closedPage, isAction } from "./pages.ts";
import { payers, type Payer } from "./payer.ts";
import { minorOf, openSessions, statementOf, type Session, type Sessions } from "./sessions.ts";
import { forgeries, signed } from "./signature.ts";

const HOUR_MS = 3_600_000;
/** The vendor tries for three days, less and less often. */
const RETRY_MS = [300_000, 1_800_000, ...[2, 5, 10, 12, 12, 12, 12].map((hours) => hours * HOUR_MS)];

type Room = { readonly sessions: Sessions; readonly webhooks: Webhooks; readonly payer: Payer };

/** Stripe Checkout: sessions over the vendor's API, a cashier, events to one registered endpoint, refunds, disputes. */
export const openStripe: OpenSimulator = ({ folder, origin, webhooks: endpoint, fetch: network, now }) => {
  const sessions = openSessions(folder);
  const webhooks = startWebhooks({
    file: path.join(folder, "stripe-webhooks.json"),
    address: endpoint && `${endpoint}/stripe`,
    sign: (message) => signed(message, ACCOUNT.webhookSecret, now()),
    forge: (message) => forgeries(message, ACCOUNT.webhookSecret, now()),
    retryMs: RETRY_MS,
    fetch: network,
    now,
  });
  const payer = payers({ sessions, webhooks, origin, now });
  const room: Room = { sessions, webhooks, payer };
  return {
    name: "Stripe",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/stripe/")) return null;
      const own = pathname.slice("/stripe".length);
      runOut(room, now());
      if (own.startsWith("/v1/")) {
        const { expire, tellOfRefund } = payer;
        return merchantApi({ sessions, origin, now, expire, tellOfRefund }, request, own);
      }
      if (own.startsWith("/c/pay/")) return cashier(room, request, sessions.byId(own.slice(7)));
      return own.startsWith("/control/") ? control(room, request, own.slice(9)) : null;
    },
    lines: () => sessions.all().map((session) => lineOf(session, webhooks)),
    statement: () => statementOf(sessions.all()),
    deliverDue: webhooks.deliverDue,
    close: webhooks.stop,
  };
};

function runOut({ sessions, payer }: Room, now: Date): void {
  for (const session of sessions.all())
    if (session.status === "open" && session.expiresAt * 1000 <= now.getTime()) payer.act(session, "expire");
}

async function cashier(room: Room, request: Request, session: Session | undefined): Promise<Response> {
  if (!session) return html(refusedPage("NOT_FOUND"), 404);
  const wasOpen = session.status === "open";
  if (request.method !== "POST") return html(wasOpen ? cashierPage(session) : closedPage(session), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  room.payer.act(session, action);
  if (action === "decline" && wasOpen) return html(cashierPage(session, "Your card was declined."), 200);
  if (action === "cancel") return redirect(session.cancelUrl);
  const staysHere = !wasOpen || action === "leave" || action === "pay-and-leave" || action === "expire";
  return staysHere
    ? html(closedPage(session), 200)
    : redirect(session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

/** Test hooks: `POST /stripe/control/faults`, `POST /stripe/control/{order}` with `{action}`, `GET` of the same. */
async function control(
  { sessions, webhooks, payer }: Room,
  request: Request,
  what: string,
): Promise<Response> {
  const body = request.method === "POST" ? await jsonOf(request) : null;
  if (what === "faults") {
    const faults = readFaults(body);
    if (!faults) return Response.json({ error: "NOT_UNDERSTOOD" }, { status: 400 });
    webhooks.faults = faults;
    return Response.json(faults);
  }
  const session = sessions.byOrder(what);
  if (!session) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  const action = typeof body === "object" && body !== null && "action" in body ? body.action : "leave";
  if (!isAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  payer.act(session, action);
  return Response.json(session);
}

const lineOf = (session: Session, webhooks: Webhooks): PaymentLine => ({
  provider: "Stripe",
  number: session.orderNo,
  currency: session.currency.toUpperCase(),
  asked: minorOf(session, session.asked),
  captured: minorOf(session, session.captured),
  state: session.captured > 0 ? "paid" : session.status === "open" ? "waiting for the payer" : session.status,
  method: "card",
  answered: webhooks.answered(session.orderNo),
  cashier: `/stripe/c/pay/${session.id}`,
});
