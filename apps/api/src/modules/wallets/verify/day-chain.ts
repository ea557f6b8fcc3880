import type { PoolClient } from "pg";
import { linkHash } from "../chain/link-hash.ts";
import type { Head } from "../chain/heads-file.ts";
import { BY_KEY, CHAIN_SESSION, RECORD_KINDS, recordsAmong, type RecordKind } from "../chain/records.sql.ts";
import type { Stretch } from "./day-scope.sql.ts";
import { chainSays, type Difference } from "./difference.ts";

type Link = {
  readonly position: number;
  readonly kind: string;
  readonly subject: string;
  readonly digest: string;
  readonly hash: string;
};

/** Links read at a time. */
const BATCH = 5_000;

/** Verifies the links after a proven head, and compares their records with what they sealed. */
export async function dayChainDifferences(
  client: PoolClient,
  key: Parameters<typeof linkHash>[0],
  from: Head,
  { upTo }: Stretch,
): Promise<readonly Difference[]> {
  await client.query(`${CHAIN_SESSION}; ${BY_KEY}`);
  const differences: Difference[] = [];
  let before = from;
  while (before.position < upTo) {
    const { rows } = await client.query<Link>(LINKS, [before.position, upTo, BATCH]);
    if (rows.length === 0) break;
    for (const link of rows) {
      if (link.position !== before.position + 1)
        differences.push(chainSays(`links before ${link.position} are gone`));
      if (linkHash(key, before.hash, link) !== link.hash)
        differences.push(chainSays(`link ${link.position}, of ${link.kind} ${link.subject}, was changed`));
      before = link;
    }
    for (const kind of RECORD_KINDS)
      differences.push(
        ...(await changedRecords(
          client,
          kind,
          rows.filter((link) => link.kind === kind),
        )),
      );
  }
  return differences;
}

const LINKS = `
  select position, kind, subject::text, encode(digest, 'hex') as digest, encode(hash, 'hex') as hash from ledger_links
  where ledger_links.position > $1 and ledger_links.position <= $2 order by ledger_links.position limit $3`;

async function changedRecords(
  client: PoolClient,
  kind: RecordKind,
  links: readonly Link[],
): Promise<readonly Difference[]> {
  if (links.length === 0) return [];
  const { rows } = await client.query<{ subject: string; digest: string }>(
    `select subject::text, encode(digest, 'hex') as digest from (${recordsAmong(kind)}) records`,
    [[...new Set(links.map(({ subject }) => subject))]],
  );
  const now = new Map(rows.map(({ subject, digest }) => [subject, digest]));
  return links
    .filter(
      ({ subject, digest }) => now.get(subject) !== digest && (now.has(subject) || kind !== "user_coupon"),
    )
    .map(({ subject }) =>
      chainSays(
        now.has(subject)
          ? `${kind} ${subject} was changed after it was sealed`
          : `${kind} ${subject} was sealed, but is gone`,
      ),
    );
}
