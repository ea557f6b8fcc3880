import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { NOW, player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { notify, REFUSED_KEPT_PER_MINUTE } from "./notify.http.ts";
import { openPayment, till } from "./testing/till.ts";
import { vendor } from "./testing/vendor.ts";

let services: Services;
let close: () => Promise<void>;
const sugoi = vendor(() => NOW);
beforeAll(async () => {
  const made = await testDatabase(24);
  close = made.close;
  ({ services } = await till(made.db, sugoi.network));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

const post = (body: BodyInit, key = "sugoi") => {
  const init = { method: "POST", body, duplex: "half" };
  return notify(services, new Request(`http://api.localhost:4730/payments/notify/${key}`, init));
};
const eventsOf = async (text: string) =>
  (
    await services.db.$client.query(
      "select verdict, deliveries, length(body) as length from provider_events where convert_from(body, 'UTF8') like $1",
      [`%${text}%`],
    )
  ).rows;

async function payment() {
  const mika = await player(services.db);
  return { payment: await openPayment(services, mika), wallet: () => walletOf(services.db, mika.uuid) };
}

// R-PAY-1, R-PAY-9
test("a genuine message is stored, credited and acknowledged in the provider's format", async () => {
  const { payment: topUp, wallet } = await payment();
  const answer = await post(new URLSearchParams(sugoi.message(topUp, "PAID")));
  expect([answer.status, await answer.text()]).toEqual([200, "success"]);
  expect(await wallet()).toEqual({ meowcent: 1_000, silver: 50 });
  expect(await eventsOf(topUp.order_no)).toMatchObject([{ verdict: "accepted: credited", deliveries: 1 }]);
});

// R-PAY-2, R-PAY-9
test("the same message 50 times at once is stored once, credited once, and acknowledged 50 times", async () => {
  const { payment: topUp, wallet } = await payment();
  const body = new URLSearchParams(sugoi.message(topUp, "PAID")).toString();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(body)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(["success"]));
  expect(await wallet()).toEqual({ meowcent: 1_000, silver: 50 });
  expect(await eventsOf(topUp.order_no)).toMatchObject([{ deliveries: 50 }]);
});

test("a forged message is kept, truncated, for operators to inspect, and credits no one", async () => {
  const { payment: topUp, wallet } = await payment();
  const answer = await post(
    new URLSearchParams({ ...sugoi.message(topUp, "PAID"), amount: "9999", padding: "x".repeat(5_000) }),
  );
  expect([answer.status, await answer.text()]).toEqual([400, "fail"]);
  expect(await wallet()).toEqual({ meowcent: 0, silver: 0 });
  expect(await eventsOf(topUp.order_no)).toMatchObject([
    { verdict: "refused: wrong signature", length: 2_048 },
  ]);
});

// R-PAY-9
test("a flood of forged messages is answered, but only a sample is kept", async () => {
  const calm = await testDatabase(4);
  const made = await till(calm.db, sugoi.network);
  const flood = Array.from({ length: REFUSED_KEPT_PER_MINUTE + 40 }, async (_, at) => {
    const init = { method: "POST", body: `sign=x&n=${at}` };
    return (await notify(made.services, new Request("http://api.localhost:4730/payments/notify/sugoi", init)))
      .status;
  });
  expect(new Set(await Promise.all(flood))).toEqual(new Set([400]));
  const { rows } = await calm.db.$client.query("select count(*)::int as n from provider_events");
  expect(rows).toEqual([{ n: REFUSED_KEPT_PER_MINUTE }]);
  await calm.close();
});

test("a genuine message with a different amount is acknowledged, but goes to review", async () => {
  const { payment: topUp, wallet } = await payment();
  const answer = await post(new URLSearchParams(sugoi.message(topUp, "PAID", { amount: "1100" })));
  expect(answer.status).toBe(200);
  expect(await wallet()).toEqual({ meowcent: 0, silver: 0 });
  expect(await eventsOf(topUp.order_no)).toMatchObject([{ verdict: "accepted: review" }]);
});

test.each(["constructor", "__proto__", "toString", "valueOf"])(
  "a signed message with the status %s is refused like any other we do not understand",
  async (status) => {
    const { payment: topUp, wallet } = await payment();
    const answer = await post(new URLSearchParams(sugoi.message(topUp, status)));
    expect([answer.status, await answer.text()]).toEqual([400, "fail"]);
    expect(await wallet()).toEqual({ meowcent: 0, silver: 0 });
  },
);

// R-PAY-9
describe("is rejected before anything is stored", () => {
  test("a body over 256 kB, even if the sender lies about its length", async () => {
    const before = await eventsOf("");
    expect((await post("x".repeat(256 * 1024 + 1))).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    expect((await post(endless)).status).toBe(413);
    expect(await eventsOf("")).toEqual(before);
  });

  test("an unknown provider, and anything but POST", async () => {
    expect((await post("x", "no-such-provider")).status).toBe(404);
    expect((await post("x", "__proto__")).status).toBe(404);
    expect((await post("x", "constructor")).status).toBe(404);
    expect(
      (await notify(services, new Request("http://api.localhost:4730/payments/notify/sugoi"))).status,
    ).toBe(405);
  });
});

test("while the database is down the provider is asked to retry", async () => {
  const { db, close: shut } = await testDatabase(1);
  await shut();
  const answer = await notify(
    { ...services, db },
    new Request("http://api.localhost:4730/payments/notify/sugoi", { method: "POST", body: "x" }),
  );
  expect(answer.status).toBe(503);
});
