import { CATEGORIES } from "@catnip/domain/catalog";
import { HomePageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { articleLine } from "../articles/article-line.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { orErrorPage, publicPage } from "@catnip/site/http/public-page.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { stillTimeOf } from "../catalog/page-time.server.ts";
import { ROW_SIZE } from "./home-rows.ts";

/** Home: banners, rows of games and news, in one API request. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  const page = await orErrorPage(
    sdk(args.context).query(HomePageDocument, {
      platform_key: brand.platform_key,
      locale,
      categories: [...CATEGORIES],
      limit: ROW_SIZE,
    }),
  );
  const shown = [page.fresh, page.on_sale, page.best, page.coming, page.free].flatMap(({ list }) => list);
  const data = {
    nowMs: stillTimeOf(shown),
    banners: page.pages.default.banners,
    fresh: page.fresh.list,
    onSale: page.on_sale.list,
    best: page.best.list,
    coming: page.coming.list,
    free: page.free.list,
    news: page.news.map((article) => articleLine(article, locale)),
  };
  return publicPage(data);
}
