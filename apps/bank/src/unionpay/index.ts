import { fieldsIn } from "../fields.ts";
import { startMessenger } from "../messenger.ts";
import { jsonOf } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { act, isAction } from "./act.ts";
import { answerQuery, giveBack, type Room } from "./back-office.ts";
import { answerFile } from "./day-file.ts";
import { cashier, takeOrder } from "./front.ts";
import { openOrders, statementOf, type Order } from "./orders.ts";

/** The vendor's waits: five sends. */
const RETRY_MS = [1, 2, 4, 5].map((minutes) => minutes * 60_000);

/**
 * UnionPay's online gateway 5.1.0: a browser posts an order, pays at the cashier and goes back by a form. Tells the
 * merchant of successes alone; everything else has to be queried.
 */
export const openUnionpay: OpenSimulator = ({ folder, origin, fetch: network, now }) => {
  const orders = openOrders(folder);
  const messenger = startMessenger({
    orders: orders.all,
    save: orders.save,
    retryMs: RETRY_MS,
    timeoutMs: 10_000,
    isAcknowledged: (status) => status === 200,
    fetch: network,
    now,
  });
  const room: Room = { orders, messenger, now, origin };
  return {
    name: "UnionPay",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === "POST") {
        if (pathname === "/gateway/api/frontTransReq.do") return takeOrder(room, request);
        if (pathname === "/gateway/api/queryTrans.do") return answerQuery(room, await fieldsOf(request));
        // Of a host of its own, at its root.
        if (pathname === "/unionpay/files/") return answerFile(room, await fieldsOf(request));
        if (pathname === "/gateway/api/backTransReq.do") return giveBack(room, await fieldsOf(request));
      }
      const [, session] = /^\/unionpay\/cashier\/([\w-]+)$/.exec(pathname) ?? [];
      if (session !== undefined) return cashier(room, request, orders.bySession(session));
      const [, number] = /^\/unionpay\/control\/(\w+)$/.exec(pathname) ?? [];
      return number === undefined ? null : control(room, request, orders.byNumber(number));
    },
    lines: () => orders.all().map(lineOf),
    statement: () => statementOf(orders.all()),
    deliverDue: messenger.deliverDue,
    close: messenger.stop,
  };
};

const fieldsOf = async (request: Request) => fieldsIn(new URLSearchParams(await request.text()));

/** Test hook: `POST /unionpay/control/{orderId}` with `{action}`. */
async function control(room: Room, request: Request, order: Order | undefined): Promise<Response> {
  if (!order) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  if (request.method !== "POST") return Response.json(order);
  const wish = await jsonOf(request);
  const action = typeof wish === "object" && wish !== null && "action" in wish ? wish.action : null;
  if (!isAction(action)) return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  await act(room, order, action);
  return Response.json(order);
}

const STATES = {
  WAITING: "waiting for the payer",
  PAID: "paid",
  DECLINED: "declined",
  UNKNOWN: "result unknown",
} as const;

const lineOf = (order: Order): PaymentLine => ({
  provider: "UnionPay",
  number: order.orderId,
  currency: "CNY",
  asked: order.amount,
  captured: order.captured,
  state: STATES[order.state],
  method: order.channel,
  answered: `${order.answers.at(-1) ?? "–"}${order.pending.length > 0 ? " (will be told again)" : ""}`,
  cashier: `/unionpay/cashier/${order.session}`,
});
