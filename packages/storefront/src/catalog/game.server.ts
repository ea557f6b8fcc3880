import { languageFit } from "@catnip/domain/catalog";
import { GamePageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { data, type LoaderFunctionArgs } from "react-router";
import { safeHtml } from "../articles/safe-html.server.ts";
import { translatedText } from "../articles/translated.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { orErrorPage, pageTimeMs, publicPage } from "@catnip/site/http/public-page.server.ts";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { moneyOf } from "../amounts/money-of.ts";
import { isCountingDown, stillTimeOf } from "./page-time.server.ts";
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
      currency_id: moneyOf(locale),
    }),
  );
  const [found] = page.findStore.list;
  if (!found) throw data({ code: "store/not-found" }, { status: 404 });
  const { texts, ...game } = found;
  const related = page.related.list.filter((other) => other.id !== id);
  const beside = [...page.by_author.list, ...related].map((other) => other.id);
  const isCounting = isCountingDown(game);
  const shown = {
    nowMs: isCounting ? pageTimeMs() : stillTimeOf([game, ...page.by_author.list, ...related]),
    languageFit: languageFit(
      {
        languages: game.game_pack.languages,
        default_lang: game.default_lang,
        texts: texts.map(({ language, data: { screenshots } }) => ({
          language,
          screenshots: screenshots.map(({ url }) => url),
        })),
      },
      locale,
    ),
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
    related,
  };
  return publicPage(shown, [id, ...beside]);
}
