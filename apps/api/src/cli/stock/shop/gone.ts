import { SHARED_PLATFORM_KEY, storePagePath, articlePagePath } from "@catnip/domain/configuration";
import { read } from "../../../platform/read.ts";
import type { Stock } from "../folder/read-stock.ts";
import { articleUuidOf, STOCKED, submitUuidOf, type Desk } from "./desk.ts";
import { storeIdOf } from "./places.ts";

/** What was stocked once, is still in the shop and no longer in the folder (R-STK-5). */
export async function goneFromFolder(desk: Desk, stock: Stock): Promise<readonly string[]> {
  const rows = await read<{ kind: string; id: string; name: string }>(desk.services.db, STOCKED_ONCE, [
    STOCKED,
  ]);
  const here = await inFolder(desk, stock);
  return rows.flatMap(({ kind, id, name }) =>
    here.has(`${kind} ${kind === "tax_rule" ? name : id}`) ? [] : [`${WHAT[kind] ?? kind} ${name}`],
  );
}

const WHAT: Readonly<Record<string, string>> = {
  store_submit: "game",
  article: "article",
  configuration: "document",
  classify: "list entry",
  user: "creator",
  tax_rule: "tax",
};

async function inFolder(
  desk: Desk,
  { games, articles, documents, tags, taxes }: Stock,
): Promise<ReadonlySet<string>> {
  const pagesOfGames = await Promise.all(
    games
      .filter(({ page }) => page)
      .map(async ({ slug }) => storeIdOf(desk, slug).then(storePagePath, () => "")),
  );
  const pagesOfArticles = articles
    .filter(({ page }) => page)
    .map(({ slug }) => articlePagePath(articleUuidOf(slug)));
  return new Set([
    ...games.map(({ slug }) => `store_submit ${submitUuidOf(slug)}`),
    ...articles.map(({ slug }) => `article ${articleUuidOf(slug)}`),
    ...documents.map(({ platformKey, path }) => `configuration ${platformKey}:${path}`),
    ...[...pagesOfGames, ...pagesOfArticles].map((path) => `configuration ${SHARED_PLATFORM_KEY}:${path}`),
    ...tags.map(({ namespace, id }) => `classify ${namespace}/${id}`),
    ...taxes.map(({ country }) => `tax_rule ${country}`),
    ...[...desk.creators.values()].map((uuid) => `user ${uuid}`),
  ]);
}

/** By their display names; what was removed from the shop too is not listed. */
const STOCKED_ONCE = `
  with once as (select distinct object_kind as kind, object_id as id from audit_events where why = $1)
  select * from (
    select o.kind, o.id, case o.kind
      when 'store_submit' then (
        select i.name || ' (' || s.id || ')' from store_submits b join stores s on s.id = b.store_id
          join store_infos i on i.store_id = s.id and i.language = s.default_lang where b.uuid::text = o.id)
      when 'article' then (select headline from articles where uuid::text = o.id)
      when 'user' then (select email from "user" where id::text = o.id and 'creator' = any(roles))
      when 'tax_rule' then (
        select country from tax_rules where uuid::text = o.id and (valid_until is null or valid_until > now()))
      else o.id end as name
    from once o) named
  where name is not null order by kind, name`;
