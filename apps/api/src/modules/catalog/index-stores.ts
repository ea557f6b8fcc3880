import type { PoolClient } from "pg";
import type { Database } from "../../platform/database.ts";
import { isDatabaseAway } from "../../platform/faults.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { correctableWords, nameVector, nearKeys, weightedWords } from "./search-words.ts";

/**
 * Writes the keyword search index for the given games: names weigh most, then creator and tags, then briefs.
 * Introductions are left out: with so many words they match nearly everything.
 *
 * Bulk writers call it right away; for everything else the job `index-stores` does within a minute, because triggers
 * mark the games whose words changed.
 */
export async function indexStores(db: Asked, storeIds: readonly number[]): Promise<void> {
  // Clear the marks before reading the words: a later change adds a new mark, which stays.
  await db.$client.query("delete from search_stale where store_id = any($1::int[])", [[...storeIds]]);
  const found = await db.$client.query<Row>(WORDS_OF_STORES, [[...storeIds]]);
  const searches = found.rows.map(({ id, names, author, tags, briefs }) => ({
    store_id: id,
    name_words: nameVector(names),
    words: weightedWords([
      ...names.map((text) => ({ text, weight: "A" as const })),
      { text: [author ?? "", ...tags].join(" "), weight: "B" },
      ...briefs.map((text) => ({ text, weight: "C" as const })),
    ]),
  }));
  await db.$client.query(SEARCHES, [JSON.stringify(searches)]);
  await db.$client.query(NAMES, [JSON.stringify(searches)]);
  const words = found.rows.flatMap(({ names, author, tags }) =>
    [...names, author ?? "", ...tags].flatMap(correctableWords),
  );
  // Sorted, so that two concurrent instances wait for each other instead of deadlocking.
  const vocabulary = [...new Set(words)].toSorted().map((word) => ({ word, keys: nearKeys(word) }));
  await db.$client.query(VOCABULARY, [JSON.stringify(vocabulary)]);
  await db.$client.query(NAMELESS_CREATORS, [[...storeIds]]);
  const terms = await db.$client.query<Term>(TERMS_OF_STORES, [[...storeIds]]);
  await db.$client.query(TERMS, [
    JSON.stringify(terms.rows.map(({ kind, id, names }) => ({ kind, id, words: nameVector(names) }))),
  ]);
}

/** The database, or a transaction on it. */
type Asked = { readonly $client: Pick<PoolClient, "query"> };

/** Reindexes the games whose words changed. Safe to run concurrently. */
export async function indexStaleStores(db: Pick<Database, "$client">): Promise<void> {
  // Batch by batch, each in its own transaction: a big change must not block others.
  while (await indexSomeStale(db));
}

/**
 * Drops words that no game contains any more, such as names of deleted creators, so that typos are not corrected to
 * them.
 */
export async function tidyVocabulary(db: Pick<Database, "$client">): Promise<void> {
  await db.$client.query(`delete from search_vocabulary v
    where not exists (select 1 from store_searches s where s.words @@ ('''' || v.word || '''')::tsquery)`);
}

const BATCH = 200;

/** @returns whether there was work to do */
async function indexSomeStale(db: Pick<Database, "$client">): Promise<boolean> {
  let ids: readonly number[] = [];
  try {
    await inTransaction(db, async (tx) => {
      const { rows } = await tx.$client.query<{ store_id: number }>(
        "select store_id from search_stale order by store_id limit $1 for update skip locked",
        [BATCH],
      );
      ids = rows.map((row) => row.store_id);
      if (ids.length > 0) await indexStores(tx, ids);
    });
  } catch (fault) {
    if (isDatabaseAway(fault) || ids.length < 2) throw fault;
    await indexOneByOne(db, ids);
  }
  return ids.length > 0;
}

/**
 * A game that cannot be indexed keeps its mark and fails the job, which shows up in the log; the rest of its batch is
 * indexed.
 *
 * @throws AggregateError with the error of each such game
 */
async function indexOneByOne(db: Pick<Database, "$client">, storeIds: readonly number[]): Promise<void> {
  const faults: unknown[] = [];
  for (const id of storeIds) {
    await inTransaction(db, (tx) => indexStores(tx, [id])).catch((fault: unknown) => faults.push(fault));
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} games cannot be indexed`);
}

type Row = {
  readonly id: number;
  readonly names: readonly string[];
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly briefs: readonly string[];
};

type Term = { readonly kind: "tag" | "creator"; readonly id: string; readonly names: readonly string[] };

const WORDS_OF_STORES = `
  select s.id,
    array(select name from store_infos where store_id = s.id order by language) as names,
    (select nickname from profiles where user_uuid = s.author_uuid) as author,
    array(select words.value from store_tags st join tags t on t.id = st.tag_id, jsonb_each_text(t.name) words
          where st.store_id = s.id) as tags,
    array(select brief from store_infos where store_id = s.id order by language) as briefs
  from stores s where s.id = any($1::int[])`;

/** Whether searches consider a game first is known from its listing (`chooseFrontGames`). */
const SEARCHES = `
  insert into store_searches (store_id, words, is_front)
    select r.store_id, r.words::tsvector, coalesce(l.is_front, true)
    from jsonb_to_recordset($1::jsonb) as r(store_id int, words text) left join store_listings l using (store_id)
    order by r.store_id
  on conflict (store_id) do update set words = excluded.words where store_searches.words <> excluded.words`;

const NAMES = `
  update store_listings l set name_words = r.name_words::tsvector
  from jsonb_to_recordset($1::jsonb) as r(store_id int, name_words text)
  where l.store_id = r.store_id and l.name_words <> r.name_words::tsvector`;

const VOCABULARY = `
  insert into search_vocabulary (word, keys)
    select word, keys from jsonb_to_recordset($1::jsonb) as r(word text, keys text[])
  on conflict (word) do update set keys = excluded.keys where search_vocabulary.keys <> excluded.keys`;

/** Creators who deleted their account or have no name are not suggested, and no trace of the name is kept. */
const NAMELESS_CREATORS = `
  delete from search_terms s where s.kind = 'creator'
    and s.id in (select author_uuid::text from stores where id = any($1::int[]))
    and not exists (select 1 from profiles p where p.user_uuid::text = s.id and p.nickname is not null)`;

/** Tags and creators of the games; content warnings are left out, since no one searches for them. */
const TERMS_OF_STORES = `
  select 'tag' as kind, t.id, array(select value from jsonb_each_text(t.name) order by key) as names
  from tags t where t.id in (select tag_id from store_tags where store_id = any($1::int[]))
  union all
  select 'creator', p.user_uuid::text, array[p.nickname]
  from profiles p where p.nickname is not null
    and p.user_uuid in (select author_uuid from stores where id = any($1::int[]))
  order by 1, 2`;

const TERMS = `
  insert into search_terms (kind, id, words)
    select kind, id, words::tsvector from jsonb_to_recordset($1::jsonb) as r(kind text, id text, words text)
  on conflict (kind, id) do update set words = excluded.words where search_terms.words <> excluded.words`;
