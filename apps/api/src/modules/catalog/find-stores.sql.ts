import type { StoreOrder } from "@catnip/domain/catalog";
import { nearlyRight, searchQuery } from "./search-words.ts";

export type StoreSearch = {
  readonly kind: "one" | "all" | "released" | "preview" | "discount" | "related";
  readonly id: number | null;
  readonly tagIds: readonly string[] | null;
  readonly categories: readonly string[] | null;
  readonly keyword: string | null;
  /** In meowcent, both ends included. */
  readonly price: {
    readonly min: number | null;
    readonly max: number | null;
    readonly afterDiscount: boolean;
  } | null;
  /** Whose prices the filter compares, in lower case. */
  readonly country: string;
  readonly order: StoreOrder | "relevance";
  readonly limit: number;
  readonly offset: number;
};

/**
 * The one statement behind every list of games: which ones, how many in all, and their cards in order.
 *
 * Only the shape of a search goes into the text (a few dozen texts in all, so that they stay prepared); what was
 * typed goes into the values.
 */
export function storeQuery(
  search: StoreSearch,
  now: Date,
): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const value = (one: unknown, type: string) => `$${values.push(one)}::${type}`;
  const at = value(now, "timestamptz");
  const released = `s.released_at <= ${at}`;
  const conditions = ["s.is_published", `(${released} or s.start_preview_at <= ${at})`];
  const tables = ["stores s"];
  let withParts = "";
  let ranking: string | null = null;

  if (search.kind === "one") conditions.push(`s.id = ${value(search.id, "int")}`);
  if (search.kind === "released") conditions.push(released);
  if (search.kind === "preview") conditions.push(`(s.released_at is null or s.released_at > ${at})`);
  if (search.kind === "discount") {
    conditions.push(
      released,
      `exists (select 1 from store_activities a where a.store_id = s.id and a.state = 2
      and a.percentage_discount > 0 and (a.ended_at is null or a.ended_at > ${at}))`,
    );
  }
  if (search.kind === "related") {
    const id = value(search.id, "int");
    conditions.push(released, `s.id <> ${id}`, `s.category = (select category from stores where id = ${id})`);
    ranking = `(select count(*) from store_tags mine join store_tags theirs using (tag_id)
      where mine.store_id = ${id} and theirs.store_id = s.id)`;
  }
  if (search.categories) conditions.push(`s.category = any(${value(search.categories, "text[]")})`);
  if (search.tagIds) {
    // All of the tags, not any: each further choice narrows the list.
    const wanted = value(search.tagIds, "text[]");
    conditions.push(`(select count(*) from store_tags t where t.store_id = s.id and t.tag_id = any(${wanted}))
      = cardinality(${wanted})`);
  }
  if (search.keyword !== null) {
    const words = value(searchQuery(search.keyword), "tsquery");
    const nearly = value(nearlyRight(search.keyword), "text");
    // Words that are nearly right count only when nothing matches as typed.
    withParts = `with exact as materialized (
        select store_id, ts_rank(words, ${words}) as rank from store_searches where words @@ ${words}
      ), matched as materialized (
        select store_id, rank from exact
        union all
        select store_id, nearness from nearly_named(${nearly}) where not exists (select 1 from exact)
      )`;
    tables.push("join matched m on m.store_id = s.id");
    ranking = "m.rank";
  }
  if (search.price) {
    const country = value(search.country, "text");
    tables.push(...priceTables(country));
    const price = search.price.afterDiscount ? salePrice(country, at) : listPrice(country);
    if (search.price.min !== null) conditions.push(`${price} >= ${value(search.price.min, "int")}`);
    if (search.price.max !== null) conditions.push(`${price} <= ${value(search.price.max, "int")}`);
  }

  const order = orderOf(search, ranking);
  const from = `from ${tables.join(" ")} where ${conditions.join(" and ")}`;
  const introductions =
    search.kind === "one"
      ? "(select jsonb_object_agg(i.language, i.introduction) from store_infos i where i.store_id = p.id)"
      : "null";
  const text = `${withParts} select
    (select count(*)::int ${from}) as total,
    (select coalesce(json_agg(json_build_object('card', c.card, 'introductions', ${introductions}) order by p.position), '[]')
     from (select s.id, row_number() over (order by ${order}) as position ${from}
           order by ${order} limit ${value(search.limit, "int")} offset ${value(search.offset, "int")}) p
     join store_cards c on c.store_id = p.id) as cards`;
  return { text, values };
}

/** Every order ends in the id, so that pages never overlap. */
function orderOf(search: StoreSearch, ranking: string | null): string {
  if (search.kind === "related" || search.order === "relevance") {
    return `${ranking ?? "0"} desc, s.released_at desc nulls last, s.id desc`;
  }
  const [column, direction] = search.order.split("-");
  return `s.${column} ${direction} nulls last, s.id ${direction}`;
}

// The same sums as `countryPrice` and `shopDiscount` of the domain, in integers; a test compares them.

const priceTables = (country: string) => [
  `left join store_prices own on own.store_id = s.id and own.country = ${country}`,
  "left join store_prices us on us.store_id = s.id and us.country = 'us'",
  "left join store_activities offer on offer.store_id = s.id",
];

const listPrice = (country: string) =>
  `coalesce(own.price, (us.price::bigint * coalesce((select ratio_bp from country_ratios
    where country = ${country}), 10000) + 5000) / 10000)`;

const salePrice = (country: string, at: string) =>
  `(${listPrice(country)} - (${listPrice(country)} * case when offer.state = 2
    and (offer.ended_at is null or offer.ended_at > ${at}) then offer.percentage_discount else 0 end + 50) / 100)`;
