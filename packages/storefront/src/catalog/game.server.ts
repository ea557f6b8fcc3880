import { GamePageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { data, type LoaderFunctionArgs } from "react-router";
import { safeHtml } from "../articles/safe-html.server.ts";
import { translatedText } from "../articles/translated.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { orErrorPage, pageTimeMs, publicPage } from "@catnip/site/http/public-page.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { parseStoreId } from "../shell/store-id.ts";

/** A game's page: all its public data, in one API request. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  const id = parseStoreId(args.params["id"]);
  if (id === null) throw data({ code: "store/not-found" }, { status: 404 });
  const page = await orErrorPage(
    sdk(args.context).query(GamePageDocument, {
      platform_key: brand.platform_key,
      id,
      locale,
      currency_id: brand.currency,
    }),
  );
  const [game] = page.findStore.list;
  if (!game) throw data({ code: "store/not-found" }, { status: 404 });
  return publicPage({
    nowMs: pageTimeMs(),
    game: {
      ...game,
      store_info: game.store_info.map((text) => ({ ...text, introduction: safeHtml(text.introduction) })),
    },
    updates: page.findStoreUpdateLogByNoAuth.map(({ t, title, text, ...update }) => {
      const body = translatedText({ text, t }, "text", locale);
      return {
        ...update,
        title: translatedText({ title, t }, "title", locale),
        body: { ...body, text: safeHtml(body.text) },
      };
    }),
    news: page.news.list.map((article) => ({
      uuid: article.uuid,
      publishedAt: article.published_at,
      headline: translatedText(article, "headline", locale),
    })),
    comments: page.findStoreComment,
    coinRate: page.getPlatformCoinToCurrencyIdRate,
    byAuthor: page.by_author.list,
    related: page.related.list.filter((other) => other.id !== id),
  });
}
