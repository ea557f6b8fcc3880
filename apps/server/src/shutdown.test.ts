import { existsSync, rmSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoDataDir } from "./testing/demo-data-dir.ts";
import { isAlive, startProduct, type RunningProduct } from "./testing/running-product.ts";
import { waitingPayer } from "./testing/waiting-payer.ts";

/** Triggers an exception in code that is not awaited. */
const FAULT_ON_SIGUSR2 =
  "--import=data:text/javascript,process.on('SIGUSR2', () => void Promise.reject(new Error('unawaited rejection')))";

let dataDir = "";
beforeAll(async () => {
  dataDir = await demoDataDir();
}, 300_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let product: RunningProduct;
let db: Database;
/** A query that blocks inside the database until released, and more queries after it. */
async function heldQuestion() {
  const holder = await db.$client.connect();
  await holder.query("begin");
  await holder.query("lock table store_listings in access exclusive mode");
  const answer = product
    .query('{ findStore(keyword: "anything") { total } first: findStore(keyword: "x") { total } }')
    .then(
      ({ status }) => status,
      (fault: NodeJS.ErrnoException) => fault.code,
    );
  const waiting = async () => {
    // Not on the connection that holds the lock: within one transaction this view does not change.
    const { rowCount } = await db.$client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount !== 0;
  };
  while (!(await waiting())) await pause();
  return {
    answer,
    letGo: async () => {
      await holder.query("rollback");
      holder.release(true);
    },
  };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

const listens = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(product.port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.end();
  });

async function untilItListensNoMore(): Promise<void> {
  while (await listens()) await pause();
}

const databaseRuns = () => existsSync(path.join(dataDir, "pg/postmaster.pid"));

describe.each([
  { says: "one process", workers: "1" },
  { says: "two workers", workers: "2" },
])("$says:", ({ workers }) => {
  beforeEach(async () => {
    product = await startProduct(dataDir, [FAULT_ON_SIGUSR2], { WORKERS: workers });
    db = connectDatabase(product.databaseUrl, { max: 2 });
  }, 300_000);
  afterEach(async () => {
    await db?.$client.end();
    await product?.remove(true);
  }, 60_000);

  test("on SIGTERM it accepts no new request, finishes the one in flight and closes the database", async () => {
    const { answer, letGo } = await heldQuestion();
    const left = product.workers();
    product.process.kill("SIGINT");
    await untilItListensNoMore();
    await letGo();
    expect(await answer).toBe(200);
    expect(await product.ended).toBe(0);
    expect(databaseRuns()).toBe(false);
    expect(left.filter(isAlive)).toEqual([]);
  }, 120_000);

  // R-PAY-63
  test("pages waiting for their payment delay neither the shutdown nor their own disconnect", async () => {
    const { open } = await waitingPayer(product, db);
    // More than one player may open at once: each closed one made room.
    for (let left = 0; left < 12; left += 1) {
      let page = await open();
      while (page.statusCode !== 200) page = await open();
      page.destroy();
    }
    let page = await open();
    while (page.statusCode !== 200) page = await open();
    const told = new Promise<void>((resolve) => page.once("end", resolve));
    product.process.kill("SIGINT");
    await told;
    expect(await product.ended).toBe(0);
    expect(product.said()).not.toContain("requests aborted");
  }, 120_000);

  test("on a second signal it exits at once", async () => {
    const { answer, letGo } = await heldQuestion();
    product.process.kill("SIGTERM");
    await untilItListensNoMore();
    product.process.kill("SIGTERM");
    expect(await product.ended).toBe(1);
    expect(await answer).toBe("ECONNRESET");
    await letGo();
  }, 120_000);

  test("an uncaught exception is logged and shuts down gracefully with a failure code", async () => {
    const { answer, letGo } = await heldQuestion();
    product.process.kill("SIGUSR2");
    await untilItListensNoMore();
    await letGo();
    expect(await answer).toBe(200);
    expect(await product.ended).toBe(1);
    expect(product.said()).toContain("an uncaught error");
    expect(product.said()).toContain("unawaited rejection");
    expect(databaseRuns()).toBe(false);
  }, 120_000);

  describe("a client that disconnects", () => {
    const HEAD = [
      "POST /graphql HTTP/1.1",
      "content-type: application/json",
      "accept-version: v2",
      "content-length: 1000",
    ];

    /** Sends something and hangs up, cleanly or not, when `when` resolves. */
    const leave = (text: string, when: "sent" | "answered") =>
      new Promise<void>((resolve) => {
        const socket = connect(product.port, "127.0.0.1");
        socket.on("error", () => undefined);
        socket.once("close", () => resolve());
        socket.write(text, () => when === "sent" && setTimeout(() => socket.resetAndDestroy(), 50));
        socket.once("data", () => socket.resetAndDestroy());
      });

    test("mid-request, while waiting or mid-response is not an error", async () => {
      const host = `host: api.localhost:${product.port}`;
      const account = `host: account.localhost:${product.port}`;
      const before = product.said().length;
      await leave([...HEAD, host, "", '{"query":'].join("\r\n"), "sent");
      await leave([...HEAD.with(0, "POST /session/token HTTP/1.1"), host, "", "{"].join("\r\n"), "sent");
      await leave(
        [...HEAD.with(0, "POST /auth/sign-in/email HTTP/1.1"), account, "", "{"].join("\r\n"),
        "sent",
      );
      await leave(
        [...HEAD.with(0, "POST /payments/notify/sugoi HTTP/1.1"), host, "", "a="].join("\r\n"),
        "sent",
      );
      const form = HEAD.with(1, "content-type: multipart/form-data; boundary=x");
      await leave([...form, host, "", "--x\r\n"].join("\r\n"), "sent");
      const query = JSON.stringify({ query: "{ findStore(limit: 100) { list { id briefs { value } } } }" });
      const whole = [...HEAD.with(3, `content-length: ${query.length}`), host, "", query].join("\r\n");
      await leave(whole, "answered");
      const { answer, letGo } = await heldQuestion();
      await leave(whole, "sent");
      await letGo();
      expect(await answer).toBe(200);
      expect(product.said().slice(before)).toBe("");
    }, 120_000);
  });
});
