import type { KeyObject } from "node:crypto";
import type { PoolClient } from "pg";
import type { Head } from "./heads-file.ts";
import { linkHash } from "./link-hash.ts";
import {
  BY_KEY,
  CHAIN_SESSION,
  forgottenOf,
  RECORD_KINDS,
  recordsAmong,
  type RecordKind,
} from "./records.sql.ts";

/** Links per transaction. */
const BATCH = 5_000;

type Linked = { readonly head: Head | null; readonly added: number };

/**
 * Links every record that waits for its link, a transaction at a time. Reads those records and nothing else, so that a
 * link costs the same however many there are (R-WAL-23). The caller is the only one who writes links.
 *
 * @param from the last link so far; null: there is none
 */
export async function linkWaiting(client: PoolClient, key: KeyObject, from: Head | null): Promise<Linked> {
  let head = from;
  let added = 0;
  let after = "0";
  for (;;) {
    const some = await linkSome(client, { after, head, key });
    if (some === null) return { head, added };
    ({ head, last: after } = some);
    added += some.linked;
  }
}

/**
 * Queues records that were written without being queued for their link: before the queue existed, past its
 * triggers, or linked in books that a backup has replaced. Looks at every record there is.
 */
export async function queueForgotten(client: PoolClient): Promise<void> {
  for (const kind of RECORD_KINDS)
    await client.query(
      `insert into ledger_waiting (kind, subject) select '${kind}', subject from (${forgottenOf(kind)}) forgotten order by 2`,
    );
}

type Waiting = { readonly id: string; readonly kind: string; readonly subject: string };

/** In the order of their ids, so that those which are gone already are not walked over again. */
const WAITING =
  "select id::text, kind, subject from ledger_waiting where id > $1::bigint order by ledger_waiting.id limit $2";

async function linkSome(
  client: PoolClient,
  { after, head: from, key }: { readonly after: string; readonly head: Head | null; readonly key: KeyObject },
): Promise<(Omit<Linked, "added"> & { readonly last: string; readonly linked: number }) | null> {
  await client.query(`begin; ${CHAIN_SESSION}; ${BY_KEY}`);
  try {
    const { rows: waiting } = await client.query<Waiting>(WAITING, [after, BATCH]);
    const last = waiting.at(-1)?.id;
    if (last === undefined) {
      await client.query("commit");
      return null;
    }
    let head = from;
    let linked = 0;
    for (const kind of RECORD_KINDS) {
      const subjects = waiting.filter((one) => one.kind === kind).map(({ subject }) => subject);
      if (subjects.length === 0) continue;
      const some = await link(client, { kind, subjects: [...new Set(subjects)], head, key });
      head = some.head;
      linked += some.added;
    }
    await client.query("delete from ledger_waiting where id = any($1::bigint[])", [
      waiting.map(({ id }) => id),
    ]);
    await client.query("commit");
    return { head, last, linked };
  } catch (fault) {
    await client.query("rollback");
    throw fault;
  }
}

type Batch = {
  readonly kind: RecordKind;
  readonly subjects: readonly string[];
  readonly head: Head | null;
  readonly key: KeyObject;
};

/** Links those of the records that still exist and have no link. */
async function link(client: PoolClient, { kind, subjects, head: from, key }: Batch): Promise<Linked> {
  const { rows } = await client.query<{ subject: string; digest: string }>(
    // Looked up one by one: an anti-join may read every link of the kind.
    `select subject, encode(digest, 'hex') as digest from (${recordsAmong(kind)}) records
      left join lateral (
        select l.position from ledger_links l where l.kind = '${kind}' and l.subject = records.subject offset 0) link on true
      where link.position is null order by subject`,
    [subjects],
  );
  if (rows.length === 0) return { head: from, added: 0 };
  let head = from ?? { position: 0, hash: "" };
  const hashes: string[] = [];
  for (const { subject, digest } of rows) {
    const position = head.position + 1;
    head = { position, hash: linkHash(key, head.hash, { position, kind, subject, digest }) };
    hashes.push(head.hash);
  }
  await client.query(
    `insert into ledger_links (position, kind, subject, digest, hash)
      select $1 + at, $2, subject, decode(digest, 'hex'), decode(hash, 'hex')
      from unnest($3::uuid[], $4::text[], $5::text[]) with ordinality as link(subject, digest, hash, at)`,
    [
      head.position - rows.length,
      kind,
      rows.map(({ subject }) => subject),
      rows.map(({ digest }) => digest),
      hashes,
    ],
  );
  return { head, added: rows.length };
}
