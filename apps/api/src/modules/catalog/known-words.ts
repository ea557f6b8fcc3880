import { read, type Queryable } from "../../platform/read.ts";
import { versionOf } from "./row-version.ts";

/** Names of tags and content warnings by lower-case language, by their keys in the controlled vocabulary. */
export type Words = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The key of a content warning, which shares a table with tags. */
export const warningKey = (id: string): string => `warning/${id}`;

/**
 * SQL: which version of all words a statement sees; null: there are none. The row that has it is rewritten by each
 * change of one.
 */
export const WORDS_VERSION = `(select ${versionOf("w")} from tag_changes w)`;

/**
 * All words of this version. There are few, they hardly change, and most lists show them: each version is read
 * once. If they have changed since, the current ones are read.
 */
export async function wordsOf(db: Queryable, version: string | null): Promise<Words> {
  if (version === null) return NONE;
  const known = all.get(db.$client);
  if (known?.version === version) return known.words;
  const [row] = await read<FoundRow>(db, READ);
  const words: Words = new Map(Object.entries(row?.names ?? {}));
  all.set(db.$client, { version: row?.version ?? null, words });
  return words;
}

const NONE: Words = new Map();

type FoundRow = {
  readonly version: string | null;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
};

const READ = `select ${WORDS_VERSION} as version, (select json_object_agg(id, name) from tags) as names`;

/** One cache per database. */
const all = new WeakMap<object, { readonly version: string | null; readonly words: Words }>();
