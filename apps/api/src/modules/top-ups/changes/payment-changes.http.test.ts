import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { player } from "../../orders/testing/shop.ts";
import type { PaymentRow } from "../payment-row.ts";
import { openPayment, till } from "../testing/till.ts";
import { reading } from "./testing/reading.ts";
import { createPaymentChanges } from "./payment-changes.ts";
import { openPaymentChanges } from "./payment-changes.http.ts";

let services: Services;
let close: () => Promise<void>;
let mika: Viewer;
let payment: PaymentRow;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services } = await till(made.db));
  mika = await player(made.db);
  payment = await openPayment(services, mika);
});
afterAll(() => close());

const CLIENT = { address: "192.0.2.1" };

/** The route, where `mika` is a good token. */
function route(
  changes = createPaymentChanges(),
  { limits, beatMs }: Pick<Services, "limits"> & { readonly beatMs?: number } = {},
) {
  const tokens = new Map([["mika", mika]]);
  const verifyAccessToken = async (token: string) => {
    const viewer = tokens.get(token);
    if (!viewer) throw new ApiError("auth/id-token-expired", "The session of the token has ended");
    return viewer;
  };
  const handle = openPaymentChanges(
    { db: services.db, paymentChanges: changes, identity: { verifyAccessToken }, ...(limits && { limits }) },
    beatMs,
  );
  const ask = (orderNo: string, { token = "mika", ...init }: RequestInit & { token?: string } = {}) =>
    handle(
      new Request(`http://api.localhost:4730/payments/changes/${orderNo}`, {
        ...init,
        headers: { authorization: `Bearer ${token}` },
      }),
      CLIENT,
    );
  return { ask, changes, endSession: () => tokens.clear() };
}

const EVENT = () => `event: changed\ndata: {"order_no":"${payment.order_no}"}\n\n`;

// R-PAY-61, R-PAY-62
test("the payer is notified, with the number of the payment and nothing else", async () => {
  const { ask, changes } = route();
  const answer = await ask(payment.order_no);
  expect([
    answer.status,
    answer.headers.get("content-type"),
    answer.headers.get("x-accel-buffering"),
  ]).toEqual([200, "text/event-stream; charset=utf-8", "no"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store, no-transform");
  const stream = reading(answer);
  expect(await stream.next()).toBe(": open\n\n");
  changes.heard("01JNB2Q6W0ABCDEFGHJKMNPQRS");
  changes.heard(payment.order_no);
  expect(await stream.next()).toBe(EVENT());
  // Connection to PostgreSQL lost: something may have been missed.
  changes.heard();
  expect(await stream.next()).toBe(EVENT());
  await stream.cancel();
});

// R-PAY-62
test.each([
  ["another player's payment", async () => (await openPayment(services, await player(services.db))).order_no],
  ["an unknown one", async () => "01JNB2Q6W0ABCDEFGHJKMNPQRS"],
  ["no number at all", async () => "%00"],
])("%s is not found", async (_says, orderNo) => {
  const answer = await route().ask(await orderNo());
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { errors: [{ extensions: { code: "pay/payment-not-found" } }] },
  ]);
});

// R-PAY-62
test("a token that is no good, or none, is refused", async () => {
  expect((await route().ask(payment.order_no, { token: "revoked" })).status).toBe(401);
  expect((await route().ask(payment.order_no, { token: "" })).status).toBe(401);
  expect((await route().ask(payment.order_no, { method: "POST" })).status).toBe(405);
});

// R-PAY-62
test("connecting is limited, and the answer says for how long", async () => {
  const limits = {
    take: async () => {
      throw new ApiError("request/too-many", "More than enough", { retry_after: 7, limit: 1 });
    },
    claim: () => expect.unreachable(),
  };
  const answer = await route(undefined, { limits }).ask(payment.order_no);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
});

// R-PAY-62
test("no user holds more streams than allowed, and a closed one makes room", async () => {
  const { ask } = route(createPaymentChanges({ perUserMax: 2 }));
  const first = await ask(payment.order_no);
  expect((await ask(payment.order_no)).status).toBe(200);
  expect((await ask(payment.order_no)).status).toBe(429);
  await first.body?.cancel();
  expect((await ask(payment.order_no)).status).toBe(200);
  expect((await ask(payment.order_no)).status).toBe(429);
});

test("a full process sends pages back to polling", async () => {
  const { ask } = route(createPaymentChanges({ allMax: 1 }));
  expect((await ask(payment.order_no)).status).toBe(200);
  expect((await ask(payment.order_no)).status).toBe(429);
});

// R-PAY-63
test("a stream ends at the first heartbeat after its session", async () => {
  const { ask, endSession } = route(undefined, { beatMs: 10 });
  const stream = reading(await ask(payment.order_no));
  expect(await stream.next()).toBe(": open\n\n");
  expect(await stream.next()).toBe(": beat\n\n");
  endSession();
  await stream.ended();
});

// R-PAY-63
test("a process that closes ends its streams and opens no more", async () => {
  const { ask, changes } = route();
  const stream = reading(await ask(payment.order_no));
  changes.close();
  await stream.ended();
  const late = await ask(payment.order_no);
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "30"]);
});

// R-PAY-63
test("a browser that leaves makes room, before and while it listens", async () => {
  const { ask } = route(createPaymentChanges({ perUserMax: 1 }));
  for (const abortBefore of [true, false]) {
    const leaving = new AbortController();
    if (abortBefore) leaving.abort();
    const stream = reading(await ask(payment.order_no, { signal: leaving.signal }));
    if (!abortBefore) leaving.abort();
    await stream.ended();
  }
  expect((await ask(payment.order_no)).status).toBe(200);
});

test("a reader that takes nothing in is let go", async () => {
  const { ask, changes } = route(createPaymentChanges({ perUserMax: 1 }));
  const stuck = await ask(payment.order_no);
  for (let event = 0; event < 20; event += 1) changes.heard(payment.order_no);
  expect((await ask(payment.order_no)).status).toBe(200);
  await reading(stuck).ended();
});

// R-PAY-61
test("what ended before the page subscribed is notified at once", async () => {
  const settled = await openPayment(services, mika);
  await services.db.$client.query("update payments set state = 'failed' where order_no = $1", [
    settled.order_no,
  ]);
  const stream = reading(await route().ask(settled.order_no));
  expect(await stream.next()).toBe(": open\n\n");
  expect(await stream.next()).toContain(settled.order_no);
  await stream.cancel();
});
