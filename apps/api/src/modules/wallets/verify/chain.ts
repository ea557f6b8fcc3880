import type { PoolClient } from "pg";
import { expectedHeads, readHeads, type HeadLine } from "../chain/heads-file.ts";
import { chainKey } from "../chain/link-hash.ts";
import { manyMacs } from "../chain/many-macs.ts";
import { CHAIN_SESSION, RECORD_KINDS, recordsOf, type RecordKind } from "../chain/records.sql.ts";
import type { Check } from "./check.ts";
import { chainSays, type Difference } from "./difference.ts";
import { proofDifferences } from "./proof-differences.ts";

/** What is needed to verify the chain. */
export type ChainWitness = {
  /** The installation's root secret. */
  readonly secret: string;
  /** Where the heads are stored. */
  readonly dataDir: string;
  readonly now: Date;
  /** Whether these are the books of a real shop, in which the program has given nothing by itself. */
  readonly production?: boolean;
  /** A head from elsewhere, such as a printed statement, in hex. */
  readonly head?: string | undefined;
};

export type ChainReport = {
  readonly links: number;
  /** Records that wait for the next run of the job. */
  readonly waiting: number;
  /** How many heads stored outside the database were looked for. */
  readonly heads: number;
};

/** How long a record may wait for its link. The job runs every minute. */
export const WAITING_MAX_MINUTES = 60;

/**
 * What verifies the keyed hash chain, compares every record with its sealed digest, and looks for the heads stored
 * outside the database. Read-only.
 *
 * @returns the checks, and what they have counted once all of them have run
 */
export async function chainChecks(
  witness: ChainWitness,
): Promise<{ readonly checks: readonly Check[]; readonly report: () => ChainReport }> {
  const { lines, broken } = await readHeads(witness.dataDir);
  const heads = expectedHeads(lines);
  let links = 0;
  let waiting = 0;
  const walk = async (client: PoolClient) => {
    const walked = await walkLinks(client, witness, heads);
    links = walked.links;
    return [
      ...broken.map((line) => chainSays(`line ${line} of the journal of heads cannot be read`)),
      ...walked.differences,
    ];
  };
  const recordsOfKind = (kind: RecordKind) => async (client: PoolClient) => {
    await client.query(`${CHAIN_SESSION}; ${IN_ORDER}`);
    const records = await recordDifferences(client, kind, witness.now);
    waiting += records.waiting;
    return records.differences;
  };
  const proofs = (client: PoolClient) => proofDifferences(client, chainKey(witness.secret), heads);
  return {
    checks: [...RECORD_KINDS.map(recordsOfKind), walk, proofs].map((find) => ({ check: "hash chain", find })),
    report: () => ({ links, waiting, heads: heads.length }),
  };
}

/**
 * The rows of a record are gathered in the order of its id anyway; texts of whole books in hash tables take longer than
 * walking both in parallel.
 */
const IN_ORDER = "set local enable_hashjoin = off";

async function walkLinks(client: PoolClient, witness: ChainWitness, heads: readonly HeadLine[]) {
  const mac = manyMacs(chainKey(witness.secret));
  const differences: Difference[] = [];
  const expected = new Map<number, HeadLine[]>();
  for (const head of heads) expected.set(head.position, [...(expected.get(head.position) ?? []), head]);
  expected.delete(0);
  let links = 0;
  let position = 0;
  let before = "";
  let isStatementFound = witness.head === undefined;

  for await (const lines of linesOf(client))
    for (const link of lines) {
      const at = Number(link.slice(0, link.indexOf("|")));
      const hash = link.slice(-HEX);
      const content = link.slice(0, -HEX - 1);
      if (at !== position + 1)
        differences.push(
          chainSays(
            at === position + 2
              ? `link ${position + 1} is gone`
              : `links ${position + 1} to ${at - 1} are gone`,
          ),
        );
      if (mac(`${before}|${content}`) !== hash) {
        const [, kind, subject] = content.split("|");
        differences.push(chainSays(`link ${at}, of ${kind} ${subject}, or what came before it was changed`));
      }
      for (const head of expected.get(at) ?? []) if (head.hash !== hash) differences.push(otherHead(head));
      expected.delete(at);
      isStatementFound ||= hash === witness.head;
      // Continues from the stored hash, so that one broken link is reported once.
      before = hash;
      position = at;
      links += 1;
    }
  for (const lost of expected.values()) differences.push(...lost.map(lostHead));
  if (!isStatementFound) differences.push(chainSays(`the books do not contain the head ${witness.head}`));
  return { differences, links };
}

const lostHead = ({ position, at }: HeadLine) =>
  chainSays(
    `the head of ${at} at link ${position} is not in the books: they were restored from an older backup, or links were removed`,
  );

const otherHead = ({ position, at }: HeadLine) =>
  chainSays(`link ${position} is not the one whose hash was kept outside the database at ${at}`);

/** Digits of a SHA-256. */
const HEX = 64;

/**
 * The links in order, a page at a time, each as the text that its hash covers after the previous hash, and then the
 * hash. While a page is being hashed, PostgreSQL prepares the next one.
 */
async function* linesOf(client: PoolClient) {
  // Below every number, so that a link which was put before the first is seen.
  let page = pageAfter(client, "-9223372036854775808");
  for (;;) {
    const lines = await page;
    const last = lines?.at(-1)?.split("|")[0];
    if (!lines || last === undefined) return;
    page = pageAfter(client, last);
    yield lines;
  }
}

async function pageAfter(client: PoolClient, position: string) {
  const { rows } = await client.query<{ lines: string | null }>(LINKS, [position]);
  return rows[0]?.lines?.split("\n");
}

/**
 * Many links as one value: reading half a million rows takes longer than their hashes. A line break in a kind, which no
 * kind has, must not look like another link.
 */
const LINKS = `
  select string_agg(
    concat(position, '|', replace(kind, e'\\n', ' '), '|', subject, '|', encode(digest, 'hex'), '|', encode(hash, 'hex')), e'\\n'
    order by position) as lines
  from (select * from ledger_links where ledger_links.position > $1 order by ledger_links.position limit 10000) page`;

type Odd = {
  readonly subject: string;
  readonly label: string | null;
  readonly problem: "waiting" | "gone" | "changed";
  readonly minutes: string | null;
};

async function recordDifferences(client: PoolClient, kind: RecordKind, now: Date) {
  const { rows } = await client.query<Odd>(
    `select coalesce(l.subject, r.subject) as subject, r.label,
      case when l.subject is null then 'waiting' when r.subject is null then 'gone' else 'changed' end as problem,
      case when isfinite(r.created_at) then floor(extract(epoch from $1::timestamptz - r.created_at) / 60) end::text as minutes
    from (${recordsOf(kind)}) r
    full join (select subject, digest from ledger_links where kind = '${kind}') l on l.subject = r.subject
    where l.digest is distinct from r.digest`,
    [now],
  );
  const differences: Difference[] = [];
  let waiting = 0;
  for (const { subject, label, problem, minutes } of rows) {
    if (problem === "changed") differences.push(chainSays(`${label} was changed after it was sealed`));
    // Unused coupons are deleted with their account; a used one would be missed by its order.
    else if (problem === "gone" && kind !== "user_coupon")
      differences.push(chainSays(`${kind} ${subject} was sealed, but is gone`));
    else if (problem === "waiting") {
      waiting += 1;
      if (Number(minutes ?? 0) > WAITING_MAX_MINUTES)
        differences.push(chainSays(`${label} has waited for its link for ${minutes} minutes`));
    }
  }
  return { differences, waiting };
}
