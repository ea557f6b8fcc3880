import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPaymentChanges } from "../../modules/top-ups/changes/payment-changes.http.ts";
import { reading } from "../../modules/top-ups/changes/testing/reading.ts";
import type { PaymentRow } from "../../modules/top-ups/index.ts";
import { openPayment, till } from "../../modules/top-ups/testing/till.ts";
import { vendor } from "../../modules/top-ups/testing/vendor.ts";
import { NOW, player } from "../../modules/orders/testing/shop.ts";
import { walletOf } from "../../modules/wallets/index.ts";
import { readConfig } from "../../platform/config.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { createLog } from "../../platform/log.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { createApi, type Api } from "../create-api.ts";

const CLIENT = { address: "192.0.2.1" };
const sugoi = vendor(() => NOW);
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-changes-"));
let database: TestDatabase;
let services: Services;
const copies = new Set<Api>();
beforeAll(async () => {
  database = await testDatabase();
  ({ services } = await till(database.db));
});
afterAll(async () => {
  await Promise.all([...copies].map((each) => each.close()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One more API process on the same database. */
async function copy(): Promise<Api> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  const api = await createApi(config, { now: () => NOW, log: createLog("silent") });
  copies.add(api);
  return api;
}

type TopUp = { readonly payment: PaymentRow; readonly viewer: Viewer };

async function topUp(): Promise<TopUp> {
  const viewer = await player(database.db);
  return { viewer, payment: await openPayment(services, viewer) };
}

const tokenOf = ({ uuid, sid }: Viewer, { accounts }: Api) =>
  accounts.mintAccessToken({ userUuid: uuid, sid, audience: "pay", ttlSeconds: 600 });

const asking = async ({ payment, viewer }: TopUp, api: Api) =>
  new Request(`http://api.localhost:4000/payments/changes/${payment.order_no}`, {
    headers: { authorization: `Bearer ${await tokenOf(viewer, api)}` },
  });

/** An open stream, past its greeting. */
async function waiting(at: TopUp, api: Api) {
  const stream = reading(await api.fetch(await asking(at, api), CLIENT));
  expect(await stream.next()).toBe(": open\n\n");
  return stream;
}

/** The provider's signed notification. */
async function notifies({ payment }: TopUp, api: Api, status = "PAID") {
  const body = new URLSearchParams(sugoi.message(payment, status));
  const request = new Request("http://api.localhost:4000/payments/notify/sugoi", { method: "POST", body });
  expect(await (await api.fetch(request, CLIENT)).text()).toBe("success");
}

const event = ({ payment }: TopUp) => `event: changed\ndata: {"order_no":"${payment.order_no}"}\n\n`;

// R-PAY-61, R-PAY-62, R-PAY-63
test("in every process the payer is notified once per change, and no one else is", async () => {
  const [first, second] = [await copy(), await copy()];
  const [mine, others] = [await topUp(), await topUp()];
  const streams = await Promise.all([first, second].map((api) => waiting(mine, api)));
  const bystanders = await Promise.all([first, second].map((api) => waiting(others, api)));

  await notifies(mine, first);
  for (const stream of streams) expect(await stream.next()).toBe(event(mine));
  expect(await walletOf(database.db, mine.viewer.uuid)).toEqual({ meowcent: 1_000, silver: 50 });
  // Repeated, which changes nothing; then the other payment, whose news arrive after all that was sent before.
  await notifies(mine, second);
  await notifies(others, second, "DECLINED");
  for (const stream of bystanders) expect(await stream.next()).toBe(event(others));

  for (const api of [first, second]) api.endStreams();
  for (const stream of [...streams, ...bystanders]) expect(await stream.ended()).toBe("");
});

// R-PAY-61
test("a page that reconnects after a restart gets what it missed", async () => {
  const before = await copy();
  const mine = await topUp();
  const stream = await waiting(mine, before);
  copies.delete(before);
  await before.close();
  expect(await stream.ended()).toBe("");
  const after = await copy();
  await notifies(mine, after);
  expect(await (await waiting(mine, after)).next()).toBe(event(mine));
});

// R-PAY-61
test("after a lost connection to PostgreSQL pages look again, and changes are heard as before", async () => {
  const api = await copy();
  const mine = await topUp();
  const stream = await waiting(mine, api);
  await database.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen \"payments\"' and datname = current_database()",
  );
  // Lost, and back again.
  expect(await stream.next()).toBe(event(mine));
  expect(await stream.next()).toBe(event(mine));
  await notifies(mine, api);
  expect(await stream.next()).toBe(event(mine));
  await stream.cancel();
});

// R-PAY-63
test("logging out ends the stream", async () => {
  const api = await copy();
  const mine = await topUp();
  const handle = openPaymentChanges({ ...api.services, identity: api.accounts }, 20);
  const stream = reading(await handle(await asking(mine, api), CLIENT));
  expect(await stream.next()).toBe(": open\n\n");
  await api.accounts.revokeAllSessions(mine.viewer.uuid);
  await stream.ended();
  expect((await handle(await asking(mine, api), CLIENT)).status).toBe(401);
});

// R-PAY-61
test("intermediate steps are not notified", async () => {
  const api = await copy();
  const [mine, others] = [await topUp(), await topUp()];
  const stream = await waiting(mine, api);
  const sentinel = await waiting(others, api);
  const set = (state: string, { payment }: TopUp) =>
    database.db.$client.query("update payments set state = $2 where order_no = $1", [
      payment.order_no,
      state,
    ]);
  await set("created", mine);
  await set("pending", mine);
  await set("failed", others);
  expect(await sentinel.next()).toBe(event(others));
  api.endStreams();
  expect(await stream.ended()).toBe("");
});
