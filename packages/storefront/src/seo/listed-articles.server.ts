import { SitemapArticlesDocument } from "@catnip/sdk/articles/index.ts";
import { createListing } from "./listing.server.ts";

/** All articles, oldest first. */
export const listedArticles = createListing(
  SitemapArticlesDocument,
  ({ page, limit }) => ({ q: { orderField: "published_at-asc", page }, limit }),
  ({ findArticle }) => findArticle.list,
);
