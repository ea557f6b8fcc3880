import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoDataDir } from "../testing/demo-data-dir.ts";
import { buy, learnPrices } from "../testing/purchases.ts";
import { isAlive, startProduct, type RunningProduct } from "../testing/running-product.ts";
import { waitingPayer } from "../testing/waiting-payer.ts";

const COINS = 1_000_000_000;
const WORKERS = 2;

let dataDir = "";
let product: RunningProduct;
let db: Database;
const start = async () => {
  product = await startProduct(dataDir, [`--import=data:text/javascript,${obeysFlags()}`], {
    WORKERS: String(WORKERS),
  });
  db = connectDatabase(product.databaseUrl, { max: 2 });
  await until(() => product.said().includes(`${WORKERS} workers (`));
};
beforeEach(async () => {
  dataDir = await demoDataDir();
  await start();
}, 300_000);
afterEach(async () => {
  await db?.$client.end();
  await product?.remove();
}, 60_000);

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause();
}

/** Files that decide what becomes of a worker that is started. */
const flag = (name: "break" | "hold back") => path.join(dataDir, `${name} workers`);

/** Runs first in every process of the product. */
const obeysFlags = () => `
import { existsSync } from "node:fs";
if (process.argv[1]?.endsWith("worker.ts")) {
  process.on("SIGUSR2", () => void Promise.reject(new Error("unawaited rejection")));
  if (existsSync(${JSON.stringify(flag("break"))})) process.exit(3);
  while (existsSync(${JSON.stringify(flag("hold back"))})) await new Promise((done) => setTimeout(done, 20));
}`;

/** The first worker runs the jobs; a replacement has the highest process id. */
const firstWorker = () => {
  const [first] = product.workers();
  if (first === undefined) throw new Error("No worker runs");
  return first;
};

/** A client with one connection, which stays with the worker that got it. */
function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (pathname: string, body?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port: product.port,
          agent,
          path: pathname,
          method: body === undefined ? "GET" : "POST",
          headers: {
            host: `api.localhost:${product.port}`,
            "accept-version": "v2",
            ...(body !== undefined && { "content-type": "application/json" }),
          },
        },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (part: string) => (text += part));
          answer.once("error", reject).once("end", () => resolve({ status: answer.statusCode ?? 0, text }));
        },
      );
      asked.once("error", reject);
      asked.end(body);
    });
  return {
    ask,
    query: async (query: string) =>
      JSON.parse((await ask("/graphql", JSON.stringify({ query }))).text) as unknown,
    close: () => agent.destroy(),
  };
}

/** Two clients of different workers: connections are handed out in turn. */
async function clientOfEach() {
  const each = [client(), client()] as const;
  for (const { ask } of each) expect((await ask("/health")).status).toBe(200);
  return each;
}

/** Resolves with the text that a stream has sent once it has sent this. */
const says = (stream: IncomingMessage, wanted: string) =>
  new Promise<void>((resolve, reject) => {
    let heard = "";
    stream.on("data", (part: Buffer) => {
      heard += part.toString();
      if (heard.includes(wanted)) resolve();
    });
    stream.once("close", () => reject(new Error(`The stream has ended after: ${heard}`)));
  });

/** Players who buy every game once, and retry the same purchase when its connection breaks. */
async function buyingPlayers(count: number) {
  const games = await learnPrices(product, db, COINS);
  const buyers = await product.buyers(count, COINS);
  const told = { acknowledged: 0, broken: 0, refused: [] as string[] };
  const buying = Promise.all(
    buyers.map(async ({ token }) => {
      for (const game of games) {
        const uuid = randomUUID();
        for (;;) {
          const answer = await buy(product, uuid, game, token).catch(() => null);
          if (answer === "done") break;
          if (answer === null) told.broken += 1;
          else return void told.refused.push(answer);
        }
        told.acknowledged += 1;
      }
    }),
  );
  return { told, buying, wanted: games.length * count, uuids: buyers.map(({ uuid }) => uuid) };
}

/** Purchases in the books. */
async function boughtBy(uuids: readonly string[]): Promise<number> {
  const { rows } = await db.$client.query<{ lines: number }>(
    "select count(*)::int as lines from order_lines l join orders o on o.uuid = l.order_uuid where o.user_uuid = any($1)",
    [uuids],
  );
  return rows[0]?.lines ?? Number.NaN;
}

// R-OPS-18
test("workers are killed repeatedly, and all at once, while players buy: no purchase is refused, none is lost", async () => {
  const { told, buying, wanted, uuids } = await buyingPlayers(6);
  let isOver = false;
  void buying.then(() => (isOver = true));
  for (let kills = 0; kills < 2 && !isOver; kills += 1) {
    const before = told.acknowledged;
    await until(() => isOver || told.acknowledged >= before + 10);
    const [first, second] = product.workers();
    if (first !== undefined) process.kill(first, "SIGKILL");
    // Every other time no worker is left.
    if (second !== undefined && kills % 2 === 1) process.kill(second, "SIGKILL");
  }
  await buying;
  expect(told.refused).toEqual([]);
  expect(told.broken).toBeGreaterThan(0);
  expect(told.acknowledged).toBe(wanted);
  expect(await boughtBy(uuids)).toBe(wanted);
  expect(await product.verifyBooks()).toMatch(/The books balance/);
}, 180_000);

// R-OPS-11
test("a worker is killed while players buy: the others go on, another takes its place, and no purchase is lost", async () => {
  const killed = product.workers()[1];
  const { told, buying, wanted, uuids } = await buyingPlayers(6);
  await until(() => told.acknowledged >= 20);
  const statuses: number[] = [];
  // A connection on its way to the killed worker is closed, and a browser asks once more.
  const health = async () => (await product.ask("/health").catch(() => product.ask("/health"))).status;
  process.kill(killed ?? 0, "SIGKILL");
  // At least once: another may have taken its place before the first look.
  do statuses.push(await health());
  while (product.workers().length < WORKERS || product.workers().includes(killed ?? 0));
  await buying;
  expect(told.refused).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(product.said()).toContain("another takes its place");
  expect(await boughtBy(uuids)).toBe(wanted);
  expect(await product.verifyBooks()).toMatch(/The books balance/);
}, 120_000);

// R-OPS-11
test("pages waiting in one worker do not notice that another is killed, and get their payment's result in both", async () => {
  const { orderNo, open } = await waitingPayer(product, db);
  const streams = [await open(), await open()];
  const told = Promise.all(streams.map((stream) => says(stream, orderNo)));
  await db.$client.query("update payments set state = 'expired' where order_no = $1", [orderNo]);
  await told;

  let broken = 0;
  for (const stream of streams) stream.once("close", () => (broken += 1));
  process.kill(firstWorker(), "SIGKILL");
  await until(() => broken > 0);
  await until(() => product.workers().length === WORKERS);
  expect(broken).toBe(1);
}, 120_000);

// R-OPS-12
test("what one worker changes is evicted in the other long before it expires", async () => {
  const each = await clientOfEach();
  const { rows } = await db.$client.query<{ id: number }>(
    "select id from stores where released_at < now() order by id limit 1",
  );
  const id = rows[0]?.id ?? 0;
  const shown = ({ query }: (typeof each)[number]) =>
    query("{ findStore(limit: 100) { list { id released_at } } }").then((answer) => JSON.stringify(answer));
  const before = await Promise.all(each.map(shown));
  expect(before[0]).toBe(before[1]);
  await db.$client.query("update stores set released_at = released_at - interval '1 minute' where id = $1", [
    id,
  ]);
  const changedMs = performance.now();
  for (const one of each) await until(async () => (await shown(one)) !== before[0]);
  expect(performance.now() - changedMs).toBeLessThan(MEMORY_MS / 2);
  for (const { close } of each) close();
}, 60_000);

/** How long an unchanged answer is cached. */
const MEMORY_MS = 10_000;

// R-OPS-12
test("jobs run in one process; when it is killed, what it had begun is done by its replacement at once", async () => {
  const JOBS = 300;
  await db.$client.query(
    `select graphile_worker.add_job('mail', json_build_object('to', 'w@workers.test',
       'subject', 'w/' || n, 'text', '', 'html', '', 'lang', 'en-US')) from generate_series(1, ${JOBS}) n`,
  );
  await until(() => mails().length >= 20);
  const killed = firstWorker();
  process.kill(killed, "SIGKILL");
  await until(async () => {
    const { rows } = await db.$client.query<{ left: number }>(
      "select count(*)::int as left from graphile_worker.jobs where task_identifier = 'mail'",
    );
    return rows[0]?.left === 0;
  });
  const sent = mails();
  expect(new Set(sent).size).toBe(JOBS);
  // Two at a time: what was sent and not yet recorded is sent once more.
  expect(sent.length - JOBS).toBeLessThanOrEqual(2);
}, 120_000);

function mails(): readonly string[] {
  const folder = path.join(dataDir, "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .map((name) => (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { subject: string }).subject)
    .filter((subject) => subject.startsWith("w/"));
}

// R-OPS-11
test("the first process is killed: its workers leave by themselves, and the next start takes over", async () => {
  const left = product.workers();
  expect(left).toHaveLength(WORKERS);
  product.process.kill("SIGKILL");
  await product.ended;
  await until(() => !left.some(isAlive));
  await db.$client.end();
  await start();
  expect(product.said()).toContain("took over the database that an earlier process left running");
  expect((await product.ask("/health/ready")).status).toBe(200);
  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);
}, 120_000);

// R-OPS-13
test("workers that cannot be started any more are given up: it says so and ends with a failure", async () => {
  writeFileSync(flag("break"), "");
  for (const worker of product.workers()) process.kill(worker, "SIGKILL");
  expect(await product.ended).toBe(1);
  expect(product.said()).toContain("No worker can be started; the last attempt ended with: exit code 3");
  expect(existsSync(path.join(dataDir, "pg/postmaster.pid"))).toBe(false);
}, 120_000);

// R-OPS-11
test("workers ended one after the other go on until another one serves, however long it takes", async () => {
  const last = await lastOneServing();
  process.kill(last, "SIGTERM");
  const statuses: number[] = [];
  const ask = async () => statuses.push((await product.ask("/health")).status);
  const toldMs = performance.now();
  while (performance.now() - toldMs < LONGEST_DRAIN_MS) await ask();
  expect(product.workers()).toContain(last);
  rmSync(flag("hold back"));
  while (product.workers().includes(last)) await ask();
  await until(() => product.workers().length === WORKERS);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 120_000);

/** How long a worker that leaves may take to finish its requests. */
const LONGEST_DRAIN_MS = 10_000;

// R-OPS-11
test("a faulty worker ends even if no other one serves", async () => {
  const last = await lastOneServing();
  process.kill(last, "SIGTERM");
  expect((await product.ask("/health")).status).toBe(200);
  process.kill(last, "SIGUSR2");
  await until(() => !product.workers().includes(last));
  // No worker is left: new connections wait for the next one.
  const waits = product.ask("/health");
  rmSync(flag("hold back"));
  expect((await waits).status).toBe(200);
  expect(product.said()).toContain("unawaited rejection");
}, 120_000);

/** Lets one of the two end, and holds its replacement back. */
async function lastOneServing(): Promise<number> {
  const [first = 0, last = 0] = product.workers();
  writeFileSync(flag("hold back"), "");
  process.kill(first, "SIGTERM");
  await until(() => !product.workers().includes(first));
  return last;
}

// R-OPS-13
test("a worker told to end finishes its requests and is replaced without an error", async () => {
  const each = await clientOfEach();
  const before = product.workers();
  const [told] = before;
  process.kill(told ?? 0, "SIGTERM");
  const statuses: number[] = [];
  while (product.workers().includes(told ?? 0)) statuses.push((await product.ask("/health")).status);
  await until(() => product.workers().length === WORKERS);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { close } of each) close();
}, 120_000);
