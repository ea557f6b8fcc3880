import type { PoolClient } from "pg";
import type { Services } from "../../../platform/context.ts";
import { appendHead, expectedHeads, readHeads, type Head, type HeadLine } from "./heads-file.ts";
import { chainKey } from "./link-hash.ts";
import { linkWaiting, queueForgotten } from "./link-waiting.ts";

export type SealOutcome = {
  /** Links added now. */
  readonly added: number;
  /** The last link; null if there is none. */
  readonly head: Head | null;
  /** Why nothing was added although something may be waiting. */
  readonly refused?: "busy" | "heads-disagree";
};

type Sealing = Pick<Services, "db" | "config" | "now" | "log">;

/**
 * Appends everything posted since the last run to the hash chain, and stores the new head in `DATA_DIR`. Runs
 * asynchronously, so that no purchase waits for it; one process at a time, however many copies there are.
 *
 * Adds nothing if the database does not contain the heads stored here: then it was restored from an older backup, or
 * the chain was truncated. Building on would hide that; an operator decides (`pnpm ledger adopt`).
 */
export async function sealBooks({ db, config, now, log }: Sealing): Promise<SealOutcome> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    if (!(await lock(client))) return { added: 0, head: null, refused: "busy" };
    try {
      const { lines } = await readHeads(config.dataDir);
      const before = await headOf(client);
      const lost = await lostHead(client, lines);
      if (lost) {
        log?.error(
          { position: lost.position, at: lost.at },
          "the books do not contain a head kept in DATA_DIR",
        );
        return { added: 0, head: before, refused: "heads-disagree" };
      }
      // The first time there may be books from before the queue.
      if (before === null) await queueForgotten(client);
      const { head, added } = await linkWaiting(client, chainKey(config.secret), before);
      const known = lines.at(-1);
      if (head && (known?.position !== head.position || known.hash !== head.hash)) {
        const isFirst = before === null;
        if (isFirst) log?.info({ records: added }, "the books were sealed for the first time");
        await appendHead(config.dataDir, {
          ...head,
          at: now().toISOString(),
          ...(isFirst ? { event: "sealed" } : {}),
        });
      }
      return { added, head };
    } finally {
      await unlock(client);
    }
  } catch (fault) {
    broken = fault instanceof Error ? fault : new Error(String(fault));
    throw fault;
  } finally {
    client.release(broken);
  }
}

/**
 * The same after a look at every record, whether it is known to wait or not. Once a day, and when an operator asks: it
 * takes as long as there are books.
 */
export async function sealForgotten(services: Sealing): Promise<SealOutcome> {
  const client = await services.db.$client.connect();
  try {
    await queueForgotten(client);
  } finally {
    client.release();
  }
  return sealBooks(services);
}

/**
 * Declares the current end of the chain to be the right one although the journal has later heads: after a restore.
 *
 * @param reason why, for readers of the journal
 * @throws Error when there is no chain to adopt, or another process is writing it
 */
export async function adoptHead(
  { db, config, now }: Pick<Services, "db" | "config" | "now">,
  reason: string,
): Promise<Head> {
  const client = await db.$client.connect();
  try {
    if (!(await lock(client))) throw new Error("Another process is writing the chain; try again.");
    try {
      const head = (await headOf(client)) ?? { position: 0, hash: "0".repeat(64) };
      await appendHead(config.dataDir, { ...head, at: now().toISOString(), event: "adopted", reason });
      // What lost its link with the end of the chain gets another.
      await queueForgotten(client);
      return head;
    } finally {
      await unlock(client);
    }
  } finally {
    client.release();
  }
}

/** Adds a line about the books to the journal, as its only writer: what is being sealed meanwhile is waited for. */
export async function noteHead(
  { db, config }: Pick<Services, "db" | "config">,
  line: HeadLine,
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('ledger chain', 0))");
    try {
      await appendHead(config.dataDir, line);
    } finally {
      await unlock(client);
    }
  } finally {
    client.release();
  }
}

async function lock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('ledger chain', 0)) as locked",
  );
  return rows[0]?.locked ?? false;
}

/** A pooled connection that kept the lock would block all sealing for as long as it lives. */
async function unlock(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_unlock(hashtextextended('ledger chain', 0))");
}

/** The last link in the database: once recorded elsewhere, the books can be verified against it later. */
export async function headOf(client: Pick<PoolClient, "query">): Promise<Head | null> {
  const { rows } = await client.query<Head>(
    "select position, encode(hash, 'hex') as hash from ledger_links order by ledger_links.position desc limit 1",
  );
  return rows[0] ?? null;
}

/** The last of the stored heads that the database does not contain. */
async function lostHead(client: PoolClient, lines: readonly HeadLine[]): Promise<HeadLine | null> {
  const last = expectedHeads(lines).at(-1);
  if (!last || last.position === 0) return null;
  const { rowCount } = await client.query("select from ledger_links where position = $1 and hash = $2", [
    last.position,
    Buffer.from(last.hash, "hex"),
  ]);
  return rowCount === 1 ? null : last;
}
