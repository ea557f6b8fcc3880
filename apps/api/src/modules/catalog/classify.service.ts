import { ARTICLE_CATEGORIES } from "@catnip/domain/articles";
import { CATEGORIES, PLATFORMS, type ClassifyNamespace } from "@catnip/domain/catalog";
import { LOCALES } from "@catnip/domain/locales";
import type { RequestContext } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { ARTICLE_CATEGORY_WORDS, CATEGORY_WORDS, PLATFORM_WORDS } from "./classify-words.ts";

/** One entry of a controlled list; `path` is namespace and ID. */
export type Classify = {
  readonly id: string;
  readonly path: string;
  readonly t: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
};

/**
 * A controlled list: fixed ones come from the domain, tags and content warnings from the database.
 */
export function findClassify(
  context: RequestContext,
  namespace: ClassifyNamespace,
): readonly Classify[] | Promise<readonly Classify[]> {
  const entriesOf = NAMESPACES[namespace];
  const fresh = async () => (await entriesOf(context)).map((entry) => toClassify(namespace, entry));
  return context.publicCache?.get(JSON.stringify(["classify", namespace]), fresh) ?? fresh();
}

export const toClassify = (namespace: ClassifyNamespace, { id, names }: Entry): Classify => ({
  id,
  path: `${namespace}/${id}`,
  t: Object.entries(names).map(([lang, value]) => ({ lang, key: "name", value })),
});

type Entry = { readonly id: string; readonly names: Readonly<Record<string, string>> };
type EntriesOf = (context: RequestContext) => readonly Entry[] | Promise<readonly Entry[]>;

const fixed =
  <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Entry["names"]>>): EntriesOf =>
  () =>
    ids.map((id) => ({ id, names: words[id] }));

const NAMESPACES: Readonly<Record<ClassifyNamespace, EntriesOf>> = {
  categories: fixed(CATEGORIES, CATEGORY_WORDS),
  platforms: fixed(PLATFORMS, PLATFORM_WORDS),
  "article-categories": fixed(ARTICLE_CATEGORIES, ARTICLE_CATEGORY_WORDS),
  locales: () => LOCALES.map((id) => ({ id, names: languageNames(id) })),
  tags: ({ db }) =>
    read<Entry>(db, "select id, name as names from tags where id not like 'warning/%' order by id"),
  "content-warnings": ({ db }) =>
    read<Entry>(
      db,
      "select substr(id, 9) as id, name as names from tags where id like 'warning/%' order by id",
    ),
};

/** A language's name in each of our languages, from ICU. */
function languageNames(locale: string): Entry["names"] {
  const names = LOCALES.map((reader) => [
    reader.toLowerCase(),
    new Intl.DisplayNames([reader], { type: "language" }).of(locale) ?? locale,
  ]);
  return Object.fromEntries(names) as Entry["names"];
}
