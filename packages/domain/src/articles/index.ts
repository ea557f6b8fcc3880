export { articleDraftProblem, parseBroadcastPath } from "./article-draft.ts";
export type { ArticleDraft } from "./article-draft.ts";
export { ARTICLE_CATEGORIES, ARTICLE_KINDS, isArticleKind, markRead } from "./articles.ts";
export type { ArticleCategory, ArticleKind } from "./articles.ts";
export { noticesToShow } from "./notices.ts";
export type { Notice, SeenNotices } from "./notices.ts";
export { parseTextLink, TEXT_HTML } from "./text-html.ts";
export { translatedIn } from "./translation.ts";
export type { TextInLanguage, Translation } from "./translation.ts";
