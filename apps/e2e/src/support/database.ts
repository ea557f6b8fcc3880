import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { DATA_DIR } from "./settings.ts";

/**
 * Direct access to the product's database: to change data as a shopkeeper would while a player browses, to
 * inspect what was really written, and to cause outages.
 */
export async function sql<Row extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client({ connectionString: ownerAddress() });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs work while the books are not sealed. For journeys that change a sealed record, as time or staff never would, and
 * change it back: a seal in between would keep what is untrue.
 */
export async function whileUnsealed(work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: ownerAddress() });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('ledger chain', 0))");
    await work();
  } finally {
    await client.end();
  }
}

/**
 * Makes the database unreachable: refuses new connections and terminates existing ones.
 *
 * @returns brings it back
 */
export async function takeDatabaseAway(): Promise<() => void> {
  const { pid } = postmaster();
  const inside = await sql<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  process.kill(pid, "SIGSTOP");
  for (const backend of inside) signal(backend.pid, "SIGTERM");
  return () => process.kill(pid, "SIGCONT");
}

/** Connects as the table owner, with the password the product stores next to its database. */
function ownerAddress(): string {
  const { owner } = JSON.parse(readFileSync(path.join(DATA_DIR, "pg.passwords"), "utf8")) as {
    owner: string;
  };
  return `postgres://catnip:${owner}@127.0.0.1:${postmaster().port}/catnip`;
}

/**
 * Makes the database hang: it accepts connections and queries, and never answers.
 *
 * @returns lets it answer again
 */
export async function silenceDatabase(): Promise<() => void> {
  const { pid } = postmaster();
  const inside = await sql<{ pid: number }>("select pid from pg_stat_activity where pid <> pg_backend_pid()");
  const frozen = [pid, ...inside.map((one) => one.pid)];
  for (const one of frozen) signal(one, "SIGSTOP");
  return () => {
    for (const one of frozen) signal(one, "SIGCONT");
  };
}

/** A connection may have closed since it was listed. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT" | "SIGTERM"): void {
  try {
    process.kill(pid, name);
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "ESRCH")) throw fault;
  }
}

/** Kills the database server as a crash of the machine would. */
export function killDatabase(): void {
  process.kill(postmaster().pid, "SIGKILL");
}

/** Subject of the mails that `queueMails` queues. */
const QUEUED = "A queued mail";

/** Queues jobs whose effect can be counted. */
export async function queueMails(count: number): Promise<void> {
  await sql(
    `select graphile_worker.add_job('mail', json_build_object('to', n || '@queued.test', 'subject', $1::text,
       'text', '', 'html', '', 'lang', 'en-US')) from generate_series(1, $2::int) n`,
    [QUEUED, count],
  );
}

/** Recipients of the queued mails once the queue is empty; null before that. */
export async function queuedMailsSent(): Promise<readonly string[] | null> {
  const [left] = await sql<{ count: string }>(
    "select count(*) from graphile_worker.jobs where task_identifier = 'mail'",
  );
  if (Number(left?.count) > 0) return null;
  const folder = path.join(DATA_DIR, "mail");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { to: string; subject: string },
    )
    .filter(({ subject }) => subject === QUEUED)
    .map(({ to }) => to);
}

function postmaster(): { readonly pid: number; readonly port: number } {
  const lines = readFileSync(path.join(DATA_DIR, "pg/postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}
