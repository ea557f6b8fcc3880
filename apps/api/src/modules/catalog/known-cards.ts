import { LRUCache } from "lru-cache";
import { read, type Queryable } from "../../platform/read.ts";
import type { StoredCard } from "./store-card.ts";

/** A game's card as PostgreSQL holds it now. */
export type CardVersion = { readonly id: number; readonly version: string };

/**
 * SQL: which version of a row a statement sees. A row is never changed in place: whoever updates it leaves a new one, at
 * another place or by another transaction.
 */
export const versionOf = (row: string) => `${row}.xmin::text || ${row}.ctid::text`;

/**
 * The cards of these versions. A card is long, and most lists show the same ones: each is read and parsed once as long as
 * it stays as it is. One that has changed since is read as it is now; one that is gone is missing.
 */
export async function cardsOf(
  db: Queryable,
  wanted: readonly CardVersion[],
): Promise<ReadonlyMap<number, StoredCard>> {
  const known = knownTo(db.$client);
  const found = new Map<number, StoredCard>();
  for (const { id, version } of wanted) {
    const card = known.get(id);
    if (card?.version === version) found.set(id, card.card);
  }
  const missing = wanted.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  if (missing.length === 0) return found;
  for (const { id, version, text } of await read<CardVersion & { readonly text: string }>(db, READ, [
    missing,
  ])) {
    const card = JSON.parse(text) as StoredCard;
    known.set(id, { version, card, length: text.length });
    found.set(id, card);
  }
  return found;
}

const READ = `select c.store_id as id, ${versionOf("c")} as version, c.card::text as text
  from store_cards c where c.store_id = any($1::int[])`;

/** Of all known cards together, in characters of JSON; parsed they take about three bytes for each. */
const CHARACTERS_MAX = 8_000_000;

type KnownCard = { readonly version: string; readonly card: StoredCard; readonly length: number };

/** Each database has its own. */
const all = new WeakMap<object, LRUCache<number, KnownCard>>();

function knownTo(client: object): LRUCache<number, KnownCard> {
  const known = all.get(client);
  if (known) return known;
  const made = new LRUCache<number, KnownCard>({
    maxSize: CHARACTERS_MAX,
    sizeCalculation: ({ length }) => length,
  });
  all.set(client, made);
  return made;
}
