import { CATEGORIES } from "@catnip/domain/catalog";
import { HomePageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { localeOf } from "../shell/locale.ts";
import { orErrorPage, publicPage } from "../shell/public-page.server.ts";
import { sdk } from "../shell/sdk.server.ts";
import { ROW_SIZE } from "./home-rows.ts";

/** Home: the banners, the rows of games and the news, in one question to the API. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await orErrorPage(
    sdk(context).query(HomePageDocument, {
      platform_key: brand.platform_key,
      locale: localeOf({ url }),
      categories: [...CATEGORIES],
      limit: ROW_SIZE,
    }),
  );
  return publicPage({
    nowMs: Date.now(),
    banners: page.pages.default.banners,
    fresh: page.fresh.list,
    onSale: page.on_sale.list,
    coming: page.coming.list,
    news: page.news,
  });
}
