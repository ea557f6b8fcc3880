import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoDataDir } from "./testing/demo-data-dir.ts";
import { buy, learnPrices } from "./testing/purchases.ts";
import { processesOf, startProduct, type Buyer, type RunningProduct } from "./testing/running-product.ts";

/** `OUTAGE_ROUNDS=20` for the long version. Alternates between kills and ordinary stops. */
const ROUNDS = Number(process.env.OUTAGE_ROUNDS ?? 2);
const JOBS = 400;
const BUYERS = 8;
const COINS = 1_000_000_000;
/** Jobs completed before the database goes down: more each round, so the outage hits at another moment. */
const jobsBefore = (round: number) => 10 + ((round * 37) % 300);

let product: RunningProduct;
let db: Database;
beforeAll(async () => {
  product = await startProduct(await demoDataDir());
  db = connectDatabase(product.databaseUrl, { max: 2 });
}, 300_000);
afterAll(async () => {
  await db?.$client.end();
  await product?.remove();
}, 60_000);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries until true; during an outage it is not. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) {
    if (product.process.exitCode !== null) throw new Error(`The product has ended:\n${product.said()}`);
    await pause(50);
  }
}

const isReady = async () => (await product.ask("/health/ready")).status === 200;

test(
  `PostgreSQL goes down ${ROUNDS} times under load, by kill -9 and by an ordinary stop: the server stays up, nothing is lost, nothing runs twice`,
  { timeout: 120_000 + ROUNDS * 60_000 },
  async () => {
    const games = await learnPrices(product, db, COINS);
    const players: Buyer[] = [];
    let acknowledged = 0;
    const refused: string[] = [];
    const answeredAway = { times: 0 };

    for (let round = 0; round < ROUNDS; round += 1) {
      const buyers = await product.buyers(BUYERS, COINS);
      players.push(...buyers);
      await queueMails(round);
      const buying = Promise.all(
        buyers.map(async ({ token }) => {
          for (const game of games) {
            const uuid = randomUUID();
            // Retries like a client: the same purchase with the same id, until the outcome is known.
            for (;;) {
              const answer = await buy(product, uuid, game, token);
              if (answer === "done") break;
              if (answer !== "away") return void refused.push(answer);
              answeredAway.times += 1;
              await pause(100);
            }
            acknowledged += 1;
          }
        }),
      );
      await until(async () => mailsOf(round).length >= jobsBefore(round));
      process.kill(product.postmaster(), round % 2 === 0 ? "SIGKILL" : "SIGINT");
      await buying;
      await until(async () => (await jobsLeft()) === 0);
    }

    expect(product.process.exitCode).toBeNull();
    expect(refused).toEqual([]);
    expect(acknowledged).toBe(ROUNDS * BUYERS * games.length);
    const { rows: bought } = await db.$client.query<{ lines: number; games: number; paid: number }>(
      `select count(*)::int as lines, count(distinct (o.user_uuid, l.store_id))::int as games,
         $2::bigint - (select sum(balance)::bigint from ledger_accounts
           where owner_kind = 'player' and name = '' and owner_uuid = any($1)) as paid
       from order_lines l join orders o on o.uuid = l.order_uuid where o.user_uuid = any($1)`,
      [players.map(({ uuid }) => uuid), players.length * COINS],
    );
    const price = games.reduce((sum, { shown }) => sum + shown.coin, 0);
    expect(bought).toEqual([{ lines: acknowledged, games: acknowledged, paid: price * ROUNDS * BUYERS }]);
    expect(await product.verifyBooks()).toMatch(/The books balance/);
    for (let round = 0; round < ROUNDS; round += 1) {
      const mails = mailsOf(round);
      expect([mails.length, new Set(mails).size], `mails of round ${round + 1}`).toEqual([JOBS, JOBS]);
    }
    if (ROUNDS > 2) {
      console.log(
        `${ROUNDS} rounds, 0 exits: ${acknowledged} purchases and ${ROUNDS * JOBS} jobs, each exactly once; ${answeredAway.times} times 503, asked again`,
      );
    }
  },
);

describe("a database that accepts queries and never answers", () => {
  // R-WEB-10
  test("blocks no request: the API returns 503, readiness fails, liveness holds, and everything recovers", async () => {
    await until(isReady);
    const frozen = processesOf(product.postmaster());
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    try {
      const keyword = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () =>
          product.query("query ($keyword: String) { findStore(keyword: $keyword) { total } }", { keyword }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      const [answer] = answers;
      expect(JSON.parse(answer?.text ?? "")).toMatchObject({
        errors: [{ extensions: { code: "service/unavailable" } }],
      });
      expect(answer?.headers["retry-after"]).toBe("5");
      const ready = await product.ask("/health/ready");
      expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: "database silent" }]);
      expect((await product.ask("/health")).status).toBe(200);
    } finally {
      for (const pid of frozen) process.kill(pid, "SIGCONT");
    }
    await until(isReady);
    await queueMails(1_000);
    await until(async () => (await jobsLeft()) === 0);
    expect(new Set(mailsOf(1_000)).size).toBe(JOBS);
    expect(mailsOf(1_000)).toHaveLength(JOBS);
  }, 120_000);
});

// R-UPL-2, R-DLV-5
test("an upload aborted at any moment leaves nothing behind and affects no other request", async () => {
  await until(isReady);
  const [buyer] = await product.buyers(1, 0);
  const incoming = path.join(product.dataDir, "files", "incoming");
  const picture = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(3_000_000, 7)]);
  const text = (name: string, content: string, more = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;
  const operations = {
    query: "mutation ($file: Upload) { uploadFile(scope: user, file: $file) { uuid } }",
    variables: { file: null },
  };
  const form = Buffer.concat([
    Buffer.from(
      `${text("operations", JSON.stringify(operations))}\r\n${text("map", '{"0":["variables.file"]}')}\r\n`,
    ),
    Buffer.from(text("0", "", '; filename="cat.png"')),
    picture,
    Buffer.from("\r\n--x--\r\n"),
  ]);
  const head = [
    "POST /graphql HTTP/1.1",
    `Host: api.localhost:${product.port}`,
    `Authorization: Bearer ${buyer?.token}`,
    "Accept-Version: v2",
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${form.length}`,
    "\r\n",
  ].join("\r\n");
  for (const sent of [0, 1, 60, 250, 400, 5_000, 300_000, 2_900_000, form.length - 1]) {
    const socket = connect(product.port, "127.0.0.1");
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject).write(head);
      socket.write(form.subarray(0, sent), () => resolve());
    });
    // What has been sent is being written, or stored.
    if (sent > 5_000) await until(async () => list(incoming, "").length > 0);
    socket.resetAndDestroy();
  }
  await until(async () => list(incoming, "").length === 0);
  const { rows } = await db.$client.query("select 1 from uploads where owner_uuid = $1", [buyer?.uuid]);
  expect([rows, product.process.exitCode]).toEqual([[], null]);
  expect((await product.ask("/health/ready")).status).toBe(200);
}, 60_000);

/** Jobs with a countable effect: each writes a file into the development mailbox. */
async function queueMails(round: number): Promise<void> {
  await db.$client.query(
    `select graphile_worker.add_job('mail', json_build_object('to', 'r' || $1 || '@outage.test',
       'subject', $1 || '/' || n, 'text', '', 'html', '', 'lang', 'en-US')) from generate_series(1, ${JOBS}) n`,
    [String(round)],
  );
}

async function jobsLeft(): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(*)::int from graphile_worker.jobs where task_identifier = 'mail'",
  );
  return rows[0]?.count ?? Number.NaN;
}

/** Subjects of the mails sent in a round. */
function mailsOf(round: number): readonly string[] {
  const folder = path.join(product.dataDir, "mail");
  return list(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { subject: string })
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith(`${round}/`));
}

function list(folder: string, ending = ".json"): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ending));
  } catch {
    return [];
  }
}
