import type { PriceEvent } from "@catnip/domain/prices";
import { read, type Queryable } from "../../platform/read.ts";
import { priceEvent } from "./price-events.sql.ts";
import { versionOf } from "./row-version.ts";

/** Names of tags and content warnings by lower-case language, by their keys in the controlled vocabulary. */
export type Words = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Everything the price event log says about the ratios of countries, which concern all games. */
export type RatioLog = readonly PriceEvent[];

/** The key of a content warning, which shares a table with tags. */
export const warningKey = (id: string): string => `warning/${id}`;

/**
 * SQL: which version of all words a statement sees; null: there are none. The row that has it is rewritten by each
 * change of one.
 */
export const WORDS_VERSION = `(select ${versionOf("w")} from tag_changes w)`;

/**
 * SQL: which version of the ratios' log a statement sees. Its rows are never changed or deleted, so their number is the
 * version.
 */
export const RATIOS_VERSION = "(select count(*)::int from price_events e where e.store_id is null)";

/**
 * All words of this version. There are few, they hardly change, and most lists show them: each version is read
 * once. If they have changed since, the current ones are read.
 */
export async function wordsOf(db: Queryable, version: string | null): Promise<Words> {
  if (version === null) return NO_WORDS;
  const known = knownTo(db.$client);
  if (known.words?.version === version) return known.words.words;
  const [row] = await read<WordsRow>(db, READ_WORDS);
  const words: Words = new Map(Object.entries(row?.names ?? {}));
  known.words = { version: row?.version ?? null, words };
  return words;
}

/** The log of all ratios as of this version, kept like the words: every sale announcement needs it. */
export async function ratioLogOf(db: Queryable, version: number): Promise<RatioLog> {
  if (version === 0) return NO_RATIOS;
  const known = knownTo(db.$client);
  if (known.ratios?.length === version) return known.ratios;
  const rows = await read<{ readonly event: PriceEvent }>(db, READ_RATIOS);
  known.ratios = rows.map(({ event }) => event);
  return known.ratios;
}

const NO_WORDS: Words = new Map();
const NO_RATIOS: RatioLog = [];

type WordsRow = {
  readonly version: string | null;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
};

const READ_WORDS = `select ${WORDS_VERSION} as version, (select json_object_agg(id, name) from tags) as names`;

const READ_RATIOS = `select ${priceEvent("e")} as event from price_events e where e.store_id is null order by e.id`;

type KnownLists = {
  words?: { readonly version: string | null; readonly words: Words };
  ratios?: RatioLog;
};

/** One cache per database. */
const all = new WeakMap<object, KnownLists>();

function knownTo(client: object): KnownLists {
  const known = all.get(client) ?? {};
  all.set(client, known);
  return known;
}
