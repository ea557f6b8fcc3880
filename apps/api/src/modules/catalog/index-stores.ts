import type { Database } from "../../platform/database.ts";
import { nearlyRight, weightedWords } from "./search-words.ts";

/**
 * Writes what the keyword search looks at for the given games: names count most, then author and tags, then briefs.
 * Called by whoever writes a game's words. Introductions stay out: so many words match nearly everything.
 */
export async function indexStores(db: Pick<Database, "$client">, storeIds: readonly number[]): Promise<void> {
  const found = await db.$client.query<Row>(WORDS_OF_STORES, [[...storeIds]]);
  const searches = found.rows.map(({ id, names, author, tags, briefs }) => {
    const words = weightedWords([
      ...names.map((text) => ({ text, weight: "A" as const })),
      { text: [author ?? "", ...tags].join(" "), weight: "B" },
      ...briefs.map((text) => ({ text, weight: "C" as const })),
    ]);
    const nearly = [...names, author ?? ""].flatMap((text) => nearlyRight(text) ?? []).join(" ");
    return { store_id: id, words, names: nearly };
  });
  await db.$client.query(
    `insert into store_searches (store_id, words, names)
       select store_id, words::tsvector, names
       from jsonb_to_recordset($1::jsonb) as r(store_id int, words text, names text)
     on conflict (store_id) do update set words = excluded.words, names = excluded.names`,
    [JSON.stringify(searches)],
  );
}

type Row = {
  readonly id: number;
  readonly names: readonly string[];
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly briefs: readonly string[];
};

const WORDS_OF_STORES = `
  select s.id,
    array(select name from store_infos where store_id = s.id order by language) as names,
    (select nickname from profiles where user_uuid = s.author_uuid) as author,
    array(select words.value from store_tags st join tags t on t.id = st.tag_id, jsonb_each_text(t.name) words
          where st.store_id = s.id) as tags,
    array(select brief from store_infos where store_id = s.id order by language) as briefs
  from stores s where s.id = any($1::int[])`;
