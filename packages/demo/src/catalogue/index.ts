import { BOY_BL_A } from "./boy-bl-a.ts";
import { BOY_BL_B } from "./boy-bl-b.ts";
import { BOY_R18_A } from "./boy-r18-a.ts";
import { BOY_R18_B } from "./boy-r18-b.ts";
import { GIRL_GL_A } from "./girl-gl-a.ts";
import { GIRL_GL_B } from "./girl-gl-b.ts";
import { GIRL_R18_A } from "./girl-r18-a.ts";
import { GIRL_R18_B } from "./girl-r18-b.ts";
import { DEMO_ARTICLES as ARTICLES } from "./articles.ts";
import { DEMO_BANNERS as BANNERS } from "./banners.ts";
import type { DemoGame } from "./demo-game.ts";
import type { DemoArticle, DemoBannerSlide } from "./demo-shop.ts";
import type { DemoWords } from "./demo-words.ts";
import { DEMO_TAGS as TAGS, type DemoTagKey } from "./tags.ts";
import { withTranslations } from "./translations/index.ts";
import { DEMO_WARNINGS as WARNINGS, type DemoWarningKey } from "./warnings.ts";

export { DEMO_AUTHORS } from "./authors.ts";
export { DEMO_CREATOR, DEMO_CREATOR_SALES, DEMO_PAYOUT } from "./creator.ts";
export type { DemoDownload, DemoGame, DemoWebGame } from "./demo-game.ts";
export { DEMO_LANGUAGES, type DemoWords } from "./demo-words.ts";
export { DEMO_COMMENTS, DEMO_PLAYERS } from "./comments.ts";
export { DEMO_COUPONS } from "./coupons.ts";
export { DEMO_REDEMPTION_CODES } from "./redemption-codes.ts";
export { DEMO_UPDATE_LOGS } from "./update-logs.ts";
export type * from "./demo-shop.ts";

const WRITTEN: readonly DemoGame[] = [
  ...BOY_R18_A,
  ...BOY_R18_B,
  ...BOY_BL_A,
  ...BOY_BL_B,
  ...GIRL_R18_A,
  ...GIRL_R18_B,
  ...GIRL_GL_A,
  ...GIRL_GL_B,
];

/** Every game of the demo shop, by id. */
export const DEMO_GAMES: readonly DemoGame[] = WRITTEN.map((game) => ({
  ...game,
  info: withTranslations(game.info, ({ games }) => games[game.id]),
}));

/** In the shop's languages. */
export const DEMO_ARTICLES: readonly DemoArticle[] = ARTICLES.map((article) => ({
  ...article,
  headline: withTranslations(article.headline, ({ articles }) => articles[article.key]?.headline),
  text: withTranslations(article.text, ({ articles }) => articles[article.key]?.text),
}));

export const DEMO_BANNERS: readonly DemoBannerSlide[] = BANNERS.map((slide) => ({
  ...slide,
  kicker: withTranslations(slide.kicker, ({ banners }) => banners[slide.key]?.kicker),
  headline: withTranslations(slide.headline, ({ banners }) => banners[slide.key]?.headline),
  text: withTranslations(slide.text, ({ banners }) => banners[slide.key]?.text),
}));

/** The controlled vocabulary of tags. */
export const DEMO_TAGS = translated<DemoTagKey>(TAGS, "tags");
export const DEMO_WARNINGS = translated<DemoWarningKey>(WARNINGS, "warnings");

function translated<Key extends string>(words: Readonly<Record<Key, DemoWords>>, kind: "tags" | "warnings") {
  const entries = Object.entries<DemoWords>(words).map(([key, word]) => [
    key,
    withTranslations(word, (translation) => translation[kind][key]),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Key, DemoWords>>;
}
