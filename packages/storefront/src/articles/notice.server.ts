import type { NoticeFieldsFragment } from "@catnip/sdk/articles/index.ts";
import type { ShownNotice } from "./notice.ts";
import { excerpt } from "./excerpt.ts";
import { safeHtml } from "./safe-html.server.ts";
import { translatedText } from "./translated.ts";

/** Every page carries the live notices, so a long text is cut; the article has the rest. */
const TEXT_LENGTH_MAX = 1_500;
const EXCERPT_LENGTH = 300;

/** A broadcast article as its popup shows it, in the reader's language. */
export function shownNotice(article: NoticeFieldsFragment, locale: string): ShownNotice {
  const { text, lang } = translatedText(article, "text", locale);
  const html = safeHtml(text);
  return {
    uuid: article.uuid,
    category: article.category,
    broadcast_state: article.broadcast_state,
    broadcast_started_at: article.broadcast_started_at,
    broadcast_ended_at: article.broadcast_ended_at,
    publishedAt: article.published_at,
    leadsTo: article.broadcast_path,
    headline: translatedText(article, "headline", locale),
    lang,
    ...(html.length > TEXT_LENGTH_MAX
      ? { html: null, excerpt: excerpt(html, EXCERPT_LENGTH) }
      : { html, excerpt: "" }),
  };
}
