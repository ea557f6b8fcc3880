import { SitemapStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { createListing } from "./listing.server.ts";

/** All public games by release date, oldest first, so that a new game changes only the last part of the sitemap. */
export const listedGames = createListing(
  SitemapStoresDocument,
  ({ page, limit }) => ({
    platform_key: brand.platform_key,
    q: { orderField: "released_at-asc", page },
    limit,
  }),
  ({ findStore }) => findStore.list,
);
