import type { PoolClient } from "pg";
import type { Services } from "../../../platform/context.ts";
import { readHeads, type Head } from "../chain/heads-file.ts";
import { chainKey } from "../chain/link-hash.ts";
import { headOf, noteHead } from "../chain/seal-books.ts";
import { WAITING_MAX_MINUTES } from "./chain.ts";
import { statementCheck, type Check } from "./check.ts";
import { dayChainDifferences } from "./day-chain.ts";
import { dayChecks, dayScope, type Stretch } from "./day-scope.sql.ts";
import { chainSays, type Difference } from "./difference.ts";
import { onOneSnapshot } from "./one-snapshot.ts";
import { priceDifferences } from "./prices.ts";
import { addSums, lastProof, sealOf, type ProvenHead } from "./proof.ts";
import { runChecks } from "./run-checks.ts";
import { verifyOn } from "./verify-ledger.ts";

export type ProofReport = {
  readonly differences: readonly Difference[];
  /** Up to where the books are proven now; null: nothing is sealed yet, or there were differences. */
  readonly head: Head | null;
  /** Entries that were looked at. */
  readonly entries: number;
};

/**
 * Proves what was sealed since the last proof, and notes the result beside the heads of the chain. The first proof
 * verifies everything; each later one costs as much as was booked since. What earlier proofs cover is not looked at
 * again: that is what `verifyLedger` is for. What waits for its link, usually less than a minute, is left to the next
 * proof.
 */
export async function proveBooks(services: Pick<Services, "db" | "config" | "now">): Promise<ProofReport> {
  const { db, config, now } = services;
  const key = chainKey(config.secret);
  const last = lastProof((await readHeads(config.dataDir)).lines);
  const found = await onOneSnapshot(db, async (clients) => {
    const [client] = clients;
    const head = await headOf(client);
    if (!head) return null;
    if (last) for (const one of clients) await one.query(BY_INDEX);
    const stretch = { after: last?.position ?? 0, upTo: head.position };
    const booked = await sumsOf(client, stretch);
    const differences = last
      ? await sinceProof(clients, { key, last, stretch, now: now() })
      : (await verifyOn(clients, { secret: config.secret, dataDir: config.dataDir, now: now() })).differences;
    return { head, booked, differences };
  });
  if (!found) return { differences: [], head: null, entries: 0 };
  const { head, booked, differences } = found;
  if (differences.length > 0) return { differences, head: null, entries: booked.entries };
  const proof = {
    entries: (last?.proof.entries ?? 0) + booked.entries,
    lastEntry: Math.max(last?.proof.lastEntry ?? 0, booked.lastEntry),
    sums: addSums(last?.proof.sums ?? {}, booked.sums),
  };
  if (head.position !== last?.position)
    await noteHead(services, {
      ...head,
      at: now().toISOString(),
      event: "proved",
      proof: { ...proof, seal: sealOf(key, head, proof) },
    });
  return { differences, head, entries: booked.entries };
}

type Since = {
  readonly key: ReturnType<typeof chainKey>;
  readonly last: ProvenHead;
  readonly stretch: Stretch;
  readonly now: Date;
};

/**
 * A day is little of each table, which the planner does not know of tables that have grown since they were analyzed.
 */
const BY_INDEX = "set local enable_seqscan = off";

async function sinceProof(
  clients: readonly [PoolClient, ...PoolClient[]],
  { key, last, stretch, now }: Since,
): Promise<readonly Difference[]> {
  if (sealOf(key, last, last.proof) !== last.proof.seal)
    return [chainSays(`the proof of ${last.at} was changed, or made with another secret`)];
  const { rowCount } = await clients[0].query("select from ledger_links where position = $1 and hash = $2", [
    last.position,
    Buffer.from(last.hash, "hex"),
  ]);
  if (rowCount !== 1)
    return [chainSays(`the head of the proof of ${last.at} at link ${last.position} is not in the books`)];
  const overdue = new Date(now.getTime() - WAITING_MAX_MINUTES * 60_000);
  const checks: readonly Check[] = [
    { check: "hash chain", find: (client) => dayChainDifferences(client, key, last, stretch) },
    { check: "prices", find: (client) => priceDifferences(client, dayScope(stretch)) },
    ...Object.entries(dayChecks(stretch, last.proof.lastEntry, overdue)).map(([check, text]) =>
      statementCheck(check, text),
    ),
  ];
  return runChecks(clients, checks);
}

async function sumsOf(client: PoolClient, stretch: Stretch) {
  const { rows } = await client.query<{ name: string; amount: number; entries: number }>(
    `${dayScope(stretch)} select concat_ws(' ', a.owner_kind, nullif(a.name, ''), a.currency) as name,
      sum(e.amount)::bigint as amount, count(*) as entries
      from ledger_entries e join ledger_accounts a on a.id = e.account_id group by 1`,
  );
  const { rows: last } = await client.query<{ id: number | null }>(
    "select max(id) as id from ledger_entries",
  );
  return {
    sums: Object.fromEntries(rows.map(({ name, amount }) => [name, amount])),
    entries: rows.reduce((sum, row) => sum + row.entries, 0),
    lastEntry: last[0]?.id ?? 0,
  };
}
