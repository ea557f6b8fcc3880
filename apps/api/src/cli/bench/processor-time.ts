import { existsSync, readFileSync } from "node:fs";
import type { Database } from "../../platform/database.ts";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/**
 * Processor time of a piece of work in ms, which says more than the clock on a machine with other work: of Node, and of
 * each of the pool's two connections, on Linux with a PostgreSQL of its own. A connection that was not needed may be
 * closed during the work; it is null then.
 *
 * @returns null where it cannot be read
 */
export async function processorTime(db: Database, work: () => Promise<unknown>): Promise<object | null> {
  const pids = await connections(db);
  const before = [process.pid, ...pids].map(spentMs);
  await work();
  const [node, ...postgres] = [process.pid, ...pids].map((pid, at) => {
    const [from, until] = [before[at], spentMs(pid)];
    return from === undefined || until === undefined ? null : until - from;
  });
  return node === null ? null : { node, postgres };
}

/** The processes of both connections. */
async function connections(db: Database): Promise<readonly number[]> {
  const clients = [await db.$client.connect(), await db.$client.connect()];
  try {
    const pids: number[] = [];
    for (const client of clients) {
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      pids.push(...rows.map(({ pid }) => pid));
    }
    return pids;
  } finally {
    for (const client of clients) client.release();
  }
}

function spentMs(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name in brackets may contain anything; user and system time are the 12th and 13th value after it.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
