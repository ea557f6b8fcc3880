import { ArticlesDocument } from "@catnip/sdk/articles/index.ts";
import type { LoaderFunctionArgs } from "react-router";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { orErrorPage, publicPage } from "@catnip/site/http/public-page.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { toTrimmedAddress } from "../search/trimmed-address.server.ts";
import { articleLine } from "./article-line.server.ts";
import { PAGE_SIZE, parseArticleListQuery } from "./article-list-query.ts";

/** A page of the article list: headlines and excerpts, not the whole texts. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  toTrimmedAddress(args.url);
  const query = parseArticleListQuery(args.url.searchParams);
  const { findArticle } = await orErrorPage(
    sdk(args.context).query(ArticlesDocument, {
      category: query.category,
      keyword: query.keyword || null,
      q: { page: query.page },
      limit: PAGE_SIZE,
    }),
  );
  return publicPage({
    query,
    total: findArticle.total,
    articles: findArticle.list.map((article) => articleLine(article, locale)),
  });
}
