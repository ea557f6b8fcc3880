import { ARTICLE_KINDS, articleDraftProblem, type ArticleDraft } from "@catnip/domain/articles";
import { DEFAULT_LOCALE, type Locale } from "@catnip/domain/locales";
import * as v from "valibot";
import { cleanHtml } from "../../../platform/clean-html.ts";
import { isSlug, localeNamed, moment, SLUG_RULE } from "./fields.ts";
import { linkTarget } from "./links.ts";
import { readMarkdown, type HeadedText } from "./markdown.ts";
import { readDocument, type StockDocument } from "./read-document.ts";
import type { StockFolder } from "./stock-folder.ts";

const schema = v.strictObject({
  category: v.picklist(ARTICLE_KINDS, `An article is one of ${ARTICLE_KINDS.join(", ")}: write one of them.`),
  published_at: v.optional(moment),
  /** Folder name of the game that news are about. */
  game: v.optional(v.string()),
  broadcast: v.optional(
    v.strictObject({
      started_at: v.optional(moment),
      ended_at: v.optional(moment),
      path: v.optional(v.string()),
    }),
  ),
});

/** An article of the folder. */
export type StockArticle = {
  readonly slug: string;
  readonly about: v.InferOutput<typeof schema>;
  /** In the shop's default language. */
  readonly own: HeadedText;
  readonly translations: readonly (readonly [Locale, HeadedText])[];
  readonly page: StockDocument | null;
};

/** Reads an article's folder, and notes all that keeps it from being published (R-ART-1). */
export async function readArticle(folder: StockFolder, slug: string): Promise<StockArticle | null> {
  const at = `articles/${slug}`;
  if (!isSlug(slug)) folder.refuse(at, null, SLUG_RULE);
  const file = `${at}/article.json`;
  if (!folder.has(file)) folder.refuse(file, null, "This is missing: write it.");
  const about = folder.json(file, schema);
  const page = await readDocument(folder, `${at}/page.json`, {
    kind: "page",
    platformKey: "shared",
    path: null,
  });
  const texts = new Map<Locale, HeadedText>();
  let isWhole = true;
  for (const name of folder.namesIn(at)) {
    const locale = name.endsWith(".md") ? localeNamed(name.slice(0, -3)) : null;
    if (!locale) continue;
    const text = readMarkdown(folder, `${at}/${name}`);
    if (text) texts.set(locale, text);
    else isWhole = false;
  }
  const own = texts.get(DEFAULT_LOCALE);
  if (!own && isWhole)
    folder.refuse(
      `${at}/${DEFAULT_LOCALE}.md`,
      null,
      "The text in the shop's default language is missing: write it.",
    );
  if (!about || !own) return null;
  const translations = [...texts].filter(([locale]) => locale !== DEFAULT_LOCALE);
  const article = { slug, about, own, translations, page };
  refuseUnpublishable(folder, article);
  return article;
}

/** The texts as the API takes them. */
export const articleTexts = ({ own, translations }: StockArticle) => ({
  headline: own.heading,
  text: own.html,
  t: translations.flatMap(([locale, { heading, html }]) => [
    { lang: locale.toLowerCase(), key: "headline", value: heading },
    { lang: locale.toLowerCase(), key: "text", value: html },
  ]),
});

function refuseUnpublishable(folder: StockFolder, article: StockArticle): void {
  const at = `articles/${article.slug}`;
  const { category, game, broadcast } = article.about;
  const path = broadcast?.path ?? null;
  const { headline, text, t } = articleTexts(article);
  const problem = articleDraftProblem({
    category,
    headline,
    text: cleanHtml(text),
    t,
    store_id: game === undefined ? null : 1,
    broadcast_state: broadcast ? 1 : 0,
    broadcast_started_at: broadcast?.started_at ?? null,
    broadcast_ended_at: broadcast?.ended_at ?? null,
    broadcast_path: path !== null && linkTarget(path) ? "/store" : path,
  });
  if (problem === null) return;
  const { file, field, says } = SAYS[problem];
  folder.refuse(`${at}/${file}`, field, says);
}

const ownText = (says: string) => ({ file: `${DEFAULT_LOCALE}.md`, field: null, says });
const inAbout = (field: string, says: string) => ({ file: "article.json", field, says });

const SAYS: Readonly<
  Record<keyof ArticleDraft, { readonly file: string; readonly field: string | null; readonly says: string }>
> = {
  category: inAbout("category", "There is no such kind of article: correct it."),
  headline: ownText("The headline has 1 to 200 characters: shorten it."),
  text: ownText("The text below the headline has 1 to 30000 characters: write or shorten it."),
  t: {
    file: "",
    field: null,
    says: "A headline of at most 200 and a text of at most 30000 characters fit in each language: shorten them.",
  },
  store_id: inAbout(
    "game",
    'Only articles of the category "store" are about a game: change the category, or take the game out.',
  ),
  broadcast_state: inAbout("broadcast", "This cannot be: correct it."),
  broadcast_started_at: inAbout("broadcast.started_at", "This cannot be: correct it."),
  broadcast_ended_at: inAbout("broadcast.ended_at", "It ends before it starts: correct one of them."),
  broadcast_path: inAbout(
    "broadcast.path",
    "This leads nowhere: write a path of the shop, an https address, game:… or article:….",
  ),
};
