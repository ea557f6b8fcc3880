import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { buy, learnPrices } from "../testing/purchases.ts";
import { isAlive } from "../testing/running-product.ts";
import { until, withTwoWorkers, WORKERS } from "../testing/two-workers.ts";
import { waitingPayer } from "../testing/waiting-payer.ts";

const COINS = 1_000_000_000;
const running = withTwoWorkers();

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

/** Enough to be bought for a while after the last kill. */
const GAMES = 20;

/** Players who buy some games once each, and retry the same purchase when its connection breaks. */
async function buyingPlayers(count: number) {
  const games = (await learnPrices(running.product, running.db, COINS)).slice(0, GAMES);
  const buyers = await running.product.buyers(count, COINS);
  const told = { acknowledged: 0, broken: 0, refused: [] as string[] };
  const buying = Promise.all(
    buyers.map(async ({ token }) => {
      for (const game of games) {
        const uuid = randomUUID();
        for (;;) {
          const answer = await buy(running.product, uuid, game, token).catch(() => null);
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
  const { rows } = await running.db.$client.query<{ lines: number }>(
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
    const [first, second] = running.product.workers();
    if (first !== undefined) process.kill(first, "SIGKILL");
    // Every other time no worker is left.
    if (second !== undefined && kills % 2 === 1) process.kill(second, "SIGKILL");
  }
  await buying;
  expect(told.refused).toEqual([]);
  expect(told.broken).toBeGreaterThan(0);
  expect(told.acknowledged).toBe(wanted);
  expect(await boughtBy(uuids)).toBe(wanted);
  expect(await running.product.verifyBooks()).toMatch(/The books balance/);
}, 180_000);

// R-OPS-11
test("a worker is killed while players buy: the others go on, another takes its place, and no purchase is lost", async () => {
  const killed = running.product.workers()[1];
  const { told, buying, wanted, uuids } = await buyingPlayers(6);
  await until(() => told.acknowledged >= 20);
  const statuses: number[] = [];
  // A connection on its way to the killed worker is closed, and a browser asks once more.
  const health = async () =>
    (await running.product.ask("/health").catch(() => running.product.ask("/health"))).status;
  process.kill(killed ?? 0, "SIGKILL");
  // At least once: another may have taken its place before the first look.
  do statuses.push(await health());
  while (running.product.workers().length < WORKERS || running.product.workers().includes(killed ?? 0));
  await buying;
  expect(told.refused).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(running.product.said()).toContain("another takes its place");
  expect(await boughtBy(uuids)).toBe(wanted);
  expect(await running.product.verifyBooks()).toMatch(/The books balance/);
}, 120_000);

// R-OPS-11
test("pages waiting in one worker do not notice that another is killed, and get their payment's result in both", async () => {
  const { orderNo, open } = await waitingPayer(running.product, running.db);
  const streams = [await open(), await open()];
  const told = Promise.all(streams.map((stream) => says(stream, orderNo)));
  await running.db.$client.query("update payments set state = 'expired' where order_no = $1", [orderNo]);
  await told;

  let broken = 0;
  for (const stream of streams) stream.once("close", () => (broken += 1));
  process.kill(running.firstWorker(), "SIGKILL");
  await until(() => broken > 0);
  await until(() => running.product.workers().length === WORKERS);
  expect(broken).toBe(1);
}, 120_000);

// R-OPS-12
test("jobs run in one process; when it is killed, what it had begun is done by its replacement at once", async () => {
  const JOBS = 300;
  await running.db.$client.query(
    `select graphile_worker.add_job('mail', json_build_object('to', 'w@workers.test',
       'subject', 'w/' || n, 'text', '', 'html', '', 'lang', 'en-US')) from generate_series(1, ${JOBS}) n`,
  );
  await until(() => mails().length >= 20);
  const killed = running.firstWorker();
  process.kill(killed, "SIGKILL");
  await until(async () => {
    const { rows } = await running.db.$client.query<{ left: number }>(
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
  const folder = path.join(running.dataDir, "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .map((name) => (JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { subject: string }).subject)
    .filter((subject) => subject.startsWith("w/"));
}

// R-OPS-11
test("the first process is killed: its workers leave by themselves, and the next start takes over", async () => {
  const left = running.product.workers();
  expect(left).toHaveLength(WORKERS);
  running.product.process.kill("SIGKILL");
  await running.product.ended;
  await until(() => !left.some(isAlive));
  await running.db.$client.end();
  await running.start();
  expect(running.product.said()).toContain("took over the database that an earlier process left running");
  expect((await running.product.ask("/health/ready")).status).toBe(200);
  running.product.process.kill("SIGTERM");
  expect(await running.product.ended).toBe(0);
}, 120_000);
