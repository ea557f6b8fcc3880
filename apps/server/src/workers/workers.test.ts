import { existsSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { flag, until, withTwoWorkers, WORKERS } from "../testing/two-workers.ts";

const running = withTwoWorkers();

/** A client with one connection, which stays with the worker that got it. */
function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (pathname: string, body?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port: running.product.port,
          agent,
          path: pathname,
          method: body === undefined ? "GET" : "POST",
          headers: {
            host: `api.localhost:${running.product.port}`,
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

// R-OPS-12
test("what one worker changes is evicted in the other long before it expires", async () => {
  const each = await clientOfEach();
  const { rows } = await running.db.$client.query<{ id: number }>(
    "select id from stores where released_at < now() order by id limit 1",
  );
  const id = rows[0]?.id ?? 0;
  const shown = ({ query }: (typeof each)[number]) =>
    query("{ findStore(limit: 100) { list { id released_at } } }").then((answer) => JSON.stringify(answer));
  const before = await Promise.all(each.map(shown));
  expect(before[0]).toBe(before[1]);
  await running.db.$client.query(
    "update stores set released_at = released_at - interval '1 minute' where id = $1",
    [id],
  );
  const changedMs = performance.now();
  for (const one of each) await until(async () => (await shown(one)) !== before[0]);
  expect(performance.now() - changedMs).toBeLessThan(MEMORY_MS / 2);
  for (const { close } of each) close();
}, 60_000);

/** How long an unchanged answer is cached. */
const MEMORY_MS = 10_000;

// R-OPS-13
test("workers that cannot be started any more are given up: it says so and ends with a failure", async () => {
  writeFileSync(flag(running.dataDir, "break"), "");
  for (const worker of running.product.workers()) process.kill(worker, "SIGKILL");
  expect(await running.product.ended).toBe(1);
  expect(running.product.said()).toContain(
    "No worker can be started; the last attempt ended with: exit code 3",
  );
  expect(existsSync(path.join(running.dataDir, "pg/postmaster.pid"))).toBe(false);
}, 120_000);

// R-OPS-11
test("workers ended one after the other go on until another one serves, however long it takes", async () => {
  const last = await lastOneServing();
  process.kill(last, "SIGTERM");
  const statuses: number[] = [];
  const ask = async () => statuses.push((await running.product.ask("/health")).status);
  const toldMs = performance.now();
  while (performance.now() - toldMs < LONGEST_DRAIN_MS) await ask();
  expect(running.product.workers()).toContain(last);
  rmSync(flag(running.dataDir, "hold back"));
  while (running.product.workers().includes(last)) await ask();
  await until(() => running.product.workers().length === WORKERS);
  expect(new Set(statuses)).toEqual(new Set([200]));
}, 120_000);

/** How long a worker that leaves may take to finish its requests. */
const LONGEST_DRAIN_MS = 10_000;

// R-OPS-11
test("a faulty worker ends even if no other one serves", async () => {
  const last = await lastOneServing();
  process.kill(last, "SIGTERM");
  expect((await running.product.ask("/health")).status).toBe(200);
  process.kill(last, "SIGUSR2");
  await until(() => !running.product.workers().includes(last));
  // No worker is left: new connections wait for the next one.
  const waits = running.product.ask("/health");
  rmSync(flag(running.dataDir, "hold back"));
  expect((await waits).status).toBe(200);
  expect(running.product.said()).toContain("unawaited rejection");
}, 120_000);

/** Lets one of the two end, and holds its replacement back. */
async function lastOneServing(): Promise<number> {
  const [first = 0, last = 0] = running.product.workers();
  writeFileSync(flag(running.dataDir, "hold back"), "");
  process.kill(first, "SIGTERM");
  await until(() => !running.product.workers().includes(first));
  return last;
}

// R-OPS-13
test("a worker told to end finishes its requests and is replaced without an error", async () => {
  const each = await clientOfEach();
  const before = running.product.workers();
  const [told] = before;
  process.kill(told ?? 0, "SIGTERM");
  const statuses: number[] = [];
  while (running.product.workers().includes(told ?? 0))
    statuses.push((await running.product.ask("/health")).status);
  await until(() => running.product.workers().length === WORKERS);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { close } of each) close();
}, 120_000);
