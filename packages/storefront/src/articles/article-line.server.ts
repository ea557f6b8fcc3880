import type { ArticleKind, TextInLanguage } from "@catnip/domain/articles";
import { excerpt } from "./excerpt.ts";
import { safeHtml } from "./safe-html.server.ts";
import { translatedText, type Translations } from "./translated.ts";

/** An article as lists show it. */
export interface ArticleLine {
  readonly uuid: string;
  readonly category: ArticleKind;
  readonly publishedAt: string;
  readonly headline: TextInLanguage;
  /** The beginning of its text, without markup. */
  readonly excerpt: TextInLanguage;
  /** Of the game it is about, for the visitor's boundaries; empty: about none. */
  readonly words: string;
}

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 160;

/** What a list shows of an article, in the reader's language. */
export function articleLine(
  article: {
    readonly uuid: string;
    readonly category: ArticleKind;
    readonly published_at: string;
    readonly headline: string;
    readonly text: string;
    readonly boundary_words: string;
    readonly t: Translations;
  },
  locale: string,
): ArticleLine {
  const body = translatedText(article, "text", locale);
  return {
    uuid: article.uuid,
    category: article.category,
    publishedAt: article.published_at,
    headline: translatedText(article, "headline", locale),
    excerpt: { text: excerpt(safeHtml(body.text), EXCERPT_LENGTH), lang: body.lang },
    words: article.boundary_words,
  };
}
