import type { KeyObject } from "node:crypto";
import type { PoolClient } from "pg";
import type { HeadLine } from "../chain/heads-file.ts";
import { dayScope } from "./day-scope.sql.ts";
import { chainSays, type Difference } from "./difference.ts";
import { addSums, isProven, lastProof, sealOf } from "./proof.ts";

/** Whether the proofs in the journal are genuine, and the books still add up to the last of them. */
export async function proofDifferences(
  client: PoolClient,
  key: KeyObject,
  heads: readonly HeadLine[],
): Promise<readonly Difference[]> {
  const differences = heads
    .filter(isProven)
    .filter((head) => sealOf(key, head, head.proof) !== head.proof.seal)
    .map(({ at }) => chainSays(`the proof of ${at} was changed, or made with another secret`));
  const last = lastProof(heads);
  if (!last || differences.length > 0) return differences;
  const all = await sums(client, ALL);
  const since = await sums(client, dayScope({ after: last.position, upTo: Number.MAX_SAFE_INTEGER }) + SINCE);
  const waiting = await sums(client, WAITING);
  const then = addSums(all, negated(addSums(since, waiting)));
  const names = new Set([...Object.keys(then), ...Object.keys(last.proof.sums)]);
  for (const name of names) {
    const [is, was] = [then[name] ?? 0, last.proof.sums[name] ?? 0];
    if (is !== was)
      differences.push(
        chainSays(`${name}: ${is} up to link ${last.position}, the proof of ${last.at} says ${was}`),
      );
  }
  return differences;
}

async function sums(client: PoolClient, text: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ name: string; amount: number }>(text);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

const negated = (of: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(of).map(([name, amount]) => [name, -amount]));

const KIND = "concat_ws(' ', a.owner_kind, nullif(a.name, ''), a.currency)";

const ALL = `
  select ${KIND} as name, sum(e.amount)::bigint as amount
  from (select account_id, sum(amount) as amount from ledger_entries group by account_id) e
  join ledger_accounts a on a.id = e.account_id group by 1`;

const SINCE = `
  select ${KIND} as name, sum(e.amount)::bigint as amount
  from ledger_entries e join ledger_accounts a on a.id = e.account_id group by 1`;

/** Entries of transfers that have no link yet. */
const WAITING = `
  select ${KIND} as name, sum(e.amount)::bigint as amount
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where not exists (select from ledger_links l where l.kind = 'transfer' and l.subject = t.id) group by 1`;
