import type { StoreListPageQueryVariables } from "@catnip/sdk/catalog/index.ts";
import { hasPriceFilter, orderOf, PAGE_SIZE, shownOf, type StoreListQuery } from "./store-list-query.ts";

/** The API request's parameters. Prices become meowcent. */
export function storeListVariables(
  query: StoreListQuery,
  shop: { readonly platform_key: string; readonly locale: string },
): StoreListPageQueryVariables {
  const order = orderOf(query);
  return {
    platform_key: shop.platform_key,
    locale: shop.locale,
    search_type: shownOf(query),
    categories: [...query.categories],
    keyword: query.keyword || null,
    tag_id: [...query.tags],
    exclude_tag_id: [...query.without],
    language: [...query.languages],
    platform: [...query.platforms],
    in_browser: query.inBrowser,
    has_trial: query.hasTrial,
    price: hasPriceFilter(query)
      ? {
          min: toMeowcent(query.minCoins),
          max: toMeowcent(query.maxCoins),
          after_discount: query.afterDiscount,
        }
      : null,
    // Without an order, the API sorts a search by best match.
    q: { orderField: order === "relevance" ? null : order, page: query.page },
    limit: PAGE_SIZE,
  };
}

const toMeowcent = (coins: number | null) => (coins === null ? null : coins * 100);
