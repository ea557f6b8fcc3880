import { AWAITED_RELEASE_DAYS } from "@catnip/domain/catalog";
import type { Place } from "./listing-sql.ts";
import type { Asker, StoreSearch } from "./store-search.ts";

/** Of these a reader may choose several values, and a game needs only one of them. */
export const CHOICES = ["show", "category", "language", "platform"] as const;
export type Choice = (typeof CHOICES)[number];

export const IS_IN_BROWSER = "'web' = any(l.platforms)";

/** Which games a list is about, by its kind; the rest of a kind is in `narrowed`. */
export function kindConditions(at: string): Readonly<Record<StoreSearch["kind"], string>> {
  const released = `l.released_at <= ${at}`;
  const discount = `${released} and l.offer_percent > 0 and (l.offer_ended_at is null or l.offer_ended_at > ${at})`;
  return {
    one: "true",
    all: "true",
    same_author: "true",
    released,
    related: released,
    recommended: released,
    preview: `l.release_order > ${at}`,
    discount,
    awaited: `${released} and (l.released_at > ${at} - interval '${AWAITED_RELEASE_DAYS} days' or (${discount}))`,
  };
}

/** The condition of each choice that was made. */
export function chosen(
  search: StoreSearch,
  at: string,
  place: Place,
): Readonly<Partial<Record<Choice, string>>> {
  const { categories, languages, platforms } = search;
  const show = kindConditions(at)[search.kind];
  return {
    ...(show !== "true" && { show }),
    ...(categories && {
      category:
        categories.length === 1
          ? `l.category = ${place(categories[0], "text")}`
          : `l.category = any(${place(categories, "text[]")})`,
    }),
    ...(languages.length > 0 && { language: `l.languages && ${place(languages, "text[]")}` }),
    ...(platforms.length > 0 && { platform: `l.platforms && ${place(platforms, "text[]")}` }),
  };
}

/** What a list leaves out, whichever of the choices below are made. */
export function narrowed(
  search: StoreSearch,
  asker: Asker,
  at: string,
  place: Place,
): { readonly joins: string; readonly conditions: readonly string[] } {
  const conditions = [`l.visible_at <= ${at}`];
  let joins = "";
  if (search.kind === "one") conditions.push(`l.store_id = ${place(search.id, "int")}`);
  if (search.kind === "related") {
    const id = place(search.id, "int");
    conditions.push(
      `l.store_id <> ${id}`,
      `l.category = (select category from store_listings where store_id = ${id} and visible_at <= ${at})`,
    );
  }
  if (search.kind === "same_author") {
    const id = place(search.id, "int");
    conditions.push(
      `l.store_id <> ${id}`,
      `l.author_uuid = (select author_uuid from store_listings where store_id = ${id} and visible_at <= ${at})`,
    );
  }
  if (search.authorUuid !== null) conditions.push(`l.author_uuid = ${place(search.authorUuid, "uuid")}`);
  if (asker.ownerUuid !== null) {
    const owner = place(asker.ownerUuid, "uuid");
    conditions.push(
      `not exists (select 1 from entitlements e where e.user_uuid = ${owner} and e.store_id = l.store_id)`,
    );
    if (search.kind === "awaited") conditions.push(awaitedBy(owner));
  } else if (search.kind === "awaited") conditions.push("false");
  if (search.typed === "nothing") conditions.push("false");
  if (search.unwanted !== null) {
    conditions.push(`not exists (select 1 from store_searches unwanted where unwanted.store_id = l.store_id
      and unwanted.words @@ ${place(search.unwanted, "tsquery")})`);
  }
  if (search.isInBrowser) conditions.push(IS_IN_BROWSER);
  if (search.hasTrial) conditions.push("l.has_trial");
  for (const [column, wanted, excluded] of [
    ["l.tag_ids", search.tagIds, search.excludedTagIds],
    ["l.content_warnings", search.contentWarnings, search.excludedContentWarnings],
  ] as const) {
    if (wanted.length > 0) conditions.push(`${column} @> ${place(wanted, "text[]")}`);
    if (excluded.length > 0) conditions.push(`not ${column} && ${place(excluded, "text[]")}`);
  }
  if (search.excludedAuthorUuids.length > 0)
    conditions.push(
      `(l.author_uuid is null or l.author_uuid <> all(${place(search.excludedAuthorUuids, "uuid[]")}))`,
    );
  if (search.price) {
    const { min, max, afterDiscount } = search.price;
    const { join, list } = priceOf(asker.country, place);
    joins = join;
    const price = afterDiscount ? saleOf(list, at) : list;
    if (min !== null) conditions.push(`${price} >= ${place(min, "int")}`);
    if (max !== null) conditions.push(`${price} <= ${place(max, "int")}`);
  }
  return { joins, conditions };
}

/**
 * A player's wishes and follows are few: an array, so that they are looked up instead of walking the whole catalog.
 */
const awaitedBy = (player: string) =>
  `l.store_id = any(array(select store_id from wishlists where user_uuid = ${player}
    union select s.id from user_follows f join stores s on s.author_uuid = f.followed_uuid
    where f.follower_uuid = ${player}))`;

// The same integer arithmetic as the domain's `countryPrice` and `shopDiscount`; a test compares them.

function priceOf(country: string, place: Place): { readonly join: string; readonly list: string } {
  if (country === "us") return { join: "", list: "l.us_price" };
  const wanted = place(country, "text");
  return {
    join: `left join store_prices own on own.store_id = l.store_id and own.country = ${wanted}`,
    list: `coalesce(own.price, (l.us_price::bigint * coalesce((select ratio_bp from country_ratios
      where country = ${wanted}), 10000) + 5000) / 10000)`,
  };
}

const saleOf = (list: string, at: string) =>
  `(${list} - (${list}::bigint * case when l.offer_ended_at is null or l.offer_ended_at > ${at}
    then l.offer_percent else 0 end + 50) / 100)`;
