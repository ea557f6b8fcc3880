import { isCategory } from "@catnip/domain/catalog";
import { splitLocalePath } from "@catnip/domain/locales";
import { StoreListPageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { orErrorPage, publicPage } from "@catnip/site/http/public-page.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { toTrimmedAddress } from "../search/trimmed-address.server.ts";
import { listCounts, NO_COUNTS } from "./list-counts.ts";
import { stillTimeOf } from "./page-time.server.ts";
import { isNarrowed, parseStoreListQuery } from "./store-list-query.ts";
import { storeListVariables } from "./store-list-request.ts";

/** `/store` and the four category pages. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  toTrimmedAddress(args.url);
  const { pathname, searchParams } = args.url;
  const name = splitLocalePath(pathname)?.path.slice(1);
  const query = parseStoreListQuery(searchParams, isCategory(name) ? name : null);
  if (query.problem)
    return publicPage({
      query,
      nowMs: stillTimeOf([]),
      total: 0,
      isExact: true,
      games: [],
      products: [],
      counts: NO_COUNTS,
    });
  const variables = storeListVariables(query, { platform_key: brand.platform_key, locale });
  const { findStore } = await orErrorPage(sdk(args.context).query(StoreListPageDocument, variables));
  const { total, total_is_exact: isExact, list: games, products, facets } = findStore;
  const page = {
    query,
    nowMs: stillTimeOf(games),
    total,
    isExact,
    games,
    // Filtered lists are not indexed, so they need no structured data.
    products: isNarrowed(query) ? [] : products,
    counts: listCounts(facets),
  };
  return publicPage(page);
}
