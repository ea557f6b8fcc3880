import { isArticleKind, type ArticleCategory } from "@catnip/domain/articles";
import { ArticlePageDocument, type ArticleLineFragment } from "@catnip/sdk/articles/index.ts";
import { data, type LoaderFunctionArgs } from "react-router";
import { sdk } from "@catnip/site/host/sdk.server.ts";
import { orErrorPage, publicPage } from "@catnip/site/http/public-page.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { withContents } from "./contents.server.ts";
import { excerpt } from "./excerpt.ts";
import { safeHtml } from "./safe-html.server.ts";
import { translatedText } from "./translated.ts";

/** An article's page: its text and its neighbors, in one API request. */
export async function loader(args: LoaderFunctionArgs) {
  const locale = localeOfPage(args);
  const wanted = args.url.searchParams.get("category");
  const category: ArticleCategory = isArticleKind(wanted) ? wanted : "all";
  const page = await orErrorPage(
    sdk(args.context).query(ArticlePageDocument, { uuid: args.params["uuid"] ?? "", category }),
  );
  const [article] = page.findArticle.list;
  if (!article) throw data({ code: "article/not-found" }, { status: 404 });
  const body = translatedText(article, "text", locale);
  const html = safeHtml(body.text);
  const beside = (other: ArticleLineFragment | null) =>
    other && {
      uuid: other.uuid,
      words: other.boundary_words,
      headline: translatedText(other, "headline", locale),
    };
  return publicPage({
    category,
    article: {
      uuid: article.uuid,
      kind: article.category,
      publishedAt: article.published_at,
      updatedAt: article.updated_at,
      storeId: article.store_id,
      words: article.boundary_words,
      helpful: article.helpful_count,
      unhelpful: article.unhelpful_count,
      headline: translatedText(article, "headline", locale),
      lang: body.lang,
      summary: excerpt(html, SUMMARY_LENGTH),
      ...withContents(html),
    },
    previous: beside(page.findArticleNeighbour.previous),
    next: beside(page.findArticleNeighbour.next),
  });
}

/** For search engines and link previews, in characters. */
const SUMMARY_LENGTH = 160;
