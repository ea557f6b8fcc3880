import { LRUCache } from "lru-cache";
import { read, type Queryable } from "../../platform/read.ts";
import { RATIOS_VERSION, WORDS_VERSION } from "./known-lists.ts";
import { priceEvent } from "./price-events.sql.ts";
import { versionOf } from "./row-version.ts";
import type { StoredCard } from "./store-card.ts";

/** A game's card as currently stored in PostgreSQL. */
export type CardVersion = { readonly id: number; readonly version: string };

/**
 * The cards of these versions. Cards are long, and most lists show the same ones, so each version is read and parsed
 * once. A card that has changed since is read in its current version; a deleted one is missing.
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
  for (const row of await read<FoundCard>(db, READ, [missing])) found.set(row.id, learn(known, row));
  return found;
}

/**
 * The current cards of these games, and the versions of all words and ratios: one statement, which leaves out cached
 * cards.
 */
export async function currentCards(
  db: Queryable,
  ids: readonly number[],
): Promise<{
  readonly cards: ReadonlyMap<number, StoredCard>;
  readonly words: string | null;
  readonly ratios: number;
}> {
  const known = knownTo(db.$client);
  const before = ids.flatMap((id) => known.get(id) ?? []);
  const rows = await read<CurrentCard>(db, READ_CURRENT, [[...ids], before.map(({ version }) => version)]);
  const cardOf = new Map(before.map(({ version, card }) => [version, card]));
  const cards = rows.flatMap(({ id, version, text, price_log }) => {
    const card = text === null ? cardOf.get(version) : learn(known, { id, version, text, price_log });
    return card ? [[id, card] as const] : [];
  });
  return { cards: new Map(cards), words: rows[0]?.words ?? null, ratios: rows[0]?.ratios ?? 0 };
}

function learn(known: LRUCache<number, KnownCard>, { id, version, text, price_log }: FoundCard): StoredCard {
  const card = { ...(JSON.parse(text) as Omit<StoredCard, "price_log" | "made">), price_log, made: {} };
  known.set(id, { version, card, length: text.length + (price_log?.length ?? 0) * EVENT_CHARACTERS });
  return card;
}

type FoundCard = CardVersion & {
  readonly text: string;
  readonly price_log: StoredCard["price_log"];
};

type CurrentCard = CardVersion & {
  /** Null: this version of the card is cached. */
  readonly text: string | null;
  readonly price_log: StoredCard["price_log"];
  readonly words: string | null;
  readonly ratios: number;
};

/** A card that has not been made again since an upgrade is made here, see `makeMissingCards`. */
const TEXT = "coalesce(c.compact, (select compact_card(s) from stores s where s.id = c.store_id))::text";

/** Of games on sale. What logs a change makes a new card too, so a card and its log are always of one version. */
const PRICE_LOG = `(select json_agg(${priceEvent("e")} order by e.id) from price_events e
    where e.store_id = (select a.store_id from store_activities a
      where a.store_id = c.store_id and a.state = 2 and a.percentage_discount > 0))`;

const READ = `select c.store_id as id, ${versionOf("c")} as version, ${TEXT} as text, ${PRICE_LOG} as price_log
  from store_cards c where c.store_id = any($1::int[])`;

const READ_CURRENT = `select c.store_id as id, ${versionOf("c")} as version, ${WORDS_VERSION} as words,
    ${RATIOS_VERSION} as ratios, case when ${versionOf("c")} <> all($2::text[]) then ${TEXT} end as text,
    case when ${versionOf("c")} <> all($2::text[]) then ${PRICE_LOG} end as price_log
  from store_cards c where c.store_id = any($1::int[])`;

/** Limit of all cached cards, in characters of JSON; parsed they take about three bytes each. */
const CHARACTERS_MAX = 8_000_000;

/** What an entry of a price log counts for. */
const EVENT_CHARACTERS = 80;

type KnownCard = { readonly version: string; readonly card: StoredCard; readonly length: number };

/** One cache per database. */
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
