import { execFile, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { promisify } from "node:util";
import { Client } from "pg";
import { CONNECTIONS } from "./load.ts";

const DATABASE = "catnip_bench_tpcb";
/** One branch per connection: TPC-B requires at least that, or it measures lock contention on one row. */
const SCALE = CONNECTIONS;

export type TpcbRate = { readonly perSecond: number; readonly says: string };

/**
 * Transactions per second of a TPC-B-like load on the PostgreSQL at a database URL: the real `pgbench` where installed,
 * otherwise the same statements from Node.
 *
 * @param connections absent: 8
 */
export async function tpcbRate(
  databaseUrl: string,
  seconds: number,
  connections: number = CONNECTIONS,
): Promise<TpcbRate> {
  const url = new URL(databaseUrl);
  url.pathname = `/${DATABASE}`;
  const made = await createDatabase(databaseUrl);
  const program = findPgbench();
  const load = { url: url.href, seconds, isNew: made, connections };
  return program ? pgbench(program, load) : inNode(load);
}

type TpcbLoad = {
  readonly url: string;
  readonly seconds: number;
  readonly isNew: boolean;
  readonly connections: number;
};

async function pgbench(program: string, { url, seconds, isNew, connections }: TpcbLoad): Promise<TpcbRate> {
  const run = promisify(execFile);
  if (isNew) await run(program, ["--initialize", "--quiet", `--scale=${SCALE}`, url]);
  const { stdout } = await run(program, [
    `--client=${connections}`,
    "--jobs=1",
    "--protocol=prepared",
    "--no-vacuum",
    `--time=${seconds}`,
    url,
  ]);
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench said something else:\n${stdout}`);
  return { perSecond, says: "pgbench, TPC-B-like" };
}

function findPgbench(): string | undefined {
  const inPath = spawnSync("pgbench", ["--version"], { stdio: "ignore" });
  if (inPath.status === 0) return "pgbench";
  return globSync("/usr/lib/postgresql/*/bin/pgbench").findLast((file) => existsSync(file));
}

async function createDatabase(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

async function inNode({ url, seconds, isNew, connections }: TpcbLoad): Promise<TpcbRate> {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  try {
    const [first] = clients;
    if (isNew && first) await first.query(TABLES);
    const until = performance.now() + seconds * 1_000;
    const counts = await Promise.all(clients.map((client) => transactions(client, until)));
    return {
      perSecond: counts.reduce((sum, count) => sum + count, 0) / seconds,
      says: "TPC-B-like from Node",
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

const ACCOUNTS = 100_000 * SCALE;
const TELLERS = 10 * SCALE;

/** The tables and rows that `pgbench --initialize` creates. */
const TABLES = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select n, 0, '' from generate_series(1, ${SCALE}) n;
  insert into pgbench_tellers select n, (n - 1) / 10 + 1, 0, '' from generate_series(1, ${TELLERS}) n;
  insert into pgbench_accounts select n, (n - 1) / 100000 + 1, 0, '' from generate_series(1, ${ACCOUNTS}) n;
`;

async function transactions(client: Client, until: number): Promise<number> {
  let count = 0;
  while (performance.now() < until) {
    const [aid, tid, bid, delta] = [upTo(ACCOUNTS), upTo(TELLERS), upTo(SCALE), upTo(10_000) - 5_000];
    await client.query("begin");
    await client.query({
      name: "account",
      text: "update pgbench_accounts set abalance = abalance + $1 where aid = $2",
      values: [delta, aid],
    });
    await client.query({
      name: "look",
      text: "select abalance from pgbench_accounts where aid = $1",
      values: [aid],
    });
    await client.query({
      name: "teller",
      text: "update pgbench_tellers set tbalance = tbalance + $1 where tid = $2",
      values: [delta, tid],
    });
    await client.query({
      name: "branch",
      text: "update pgbench_branches set bbalance = bbalance + $1 where bid = $2",
      values: [delta, bid],
    });
    await client.query({
      name: "history",
      text: "insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)",
      values: [tid, bid, aid, delta],
    });
    await client.query("end");
    count += 1;
  }
  return count;
}

const upTo = (max: number) => 1 + Math.floor(Math.random() * max);
