import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { inPages } from "./in-pages.ts";
import type { Difference } from "./difference.ts";

type Link = {
  readonly account_id: number;
  readonly position: number;
  readonly hash: Buffer;
  readonly entry_id: number;
  readonly entry_account: number | null;
  readonly amount: number | null;
  readonly transfer_id: string | null;
  readonly kind: string | null;
  readonly reason: string | null;
  readonly fingerprint: string | null;
  readonly created_us: number | null;
};

/**
 * Walks the chain of every account. Each link's hash covers the one before it, its entry and that entry's transfer,
 * so that whoever changes, removes or inserts an old entry would have to write every later link anew.
 */
export async function chainDifferences(client: PoolClient): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const report = (says: string) => differences.push({ check: "hash chain", says });
  let before: Link | null = null;

  for await (const row of inPages(client, LINKS)) {
    const link: Link = row;
    const previous: Link | null = before?.account_id === link.account_id ? before : null;
    before = link;
    if (link.position !== (previous?.position ?? 0) + 1)
      report(`account ${link.account_id}: link ${link.position - 1} is gone`);
    else if (link.amount === null) report(`account ${link.account_id}: entry ${link.entry_id} is gone`);
    else if (!hashOf(previous?.hash, link).equals(link.hash)) {
      report(`account ${link.account_id}: entry ${link.entry_id} or what came before it was changed`);
    }
  }

  const { rows } = await client.query<{ id: number }>(
    "select id from ledger_entries e where not exists (select from ledger_links l where l.entry_id = e.id)",
  );
  rows.forEach(({ id }) => report(`entry ${id} is in no chain`));
  return differences;
}

function hashOf(previous: Buffer | undefined, link: Link): Buffer {
  const content = [
    link.entry_id,
    link.entry_account,
    link.amount,
    link.transfer_id,
    link.kind,
    link.reason,
    link.fingerprint,
    link.created_us,
  ].join("|");
  return createHash("sha256")
    .update(previous ?? Buffer.alloc(0))
    .update(content)
    .digest();
}

const LINKS = `
  select l.account_id, l.position, l.hash, l.entry_id, e.account_id as entry_account, e.amount, t.id as transfer_id,
    t.kind, t.reason, encode(t.fingerprint, 'hex') as fingerprint,
    (extract(epoch from t.created_at) * 1000000)::bigint as created_us
  from ledger_links l left join ledger_entries e on e.id = l.entry_id left join ledger_transfers t on t.id = e.transfer_id
  order by l.account_id, l.position`;
