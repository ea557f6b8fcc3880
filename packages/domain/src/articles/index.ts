export { articleDraftProblem, parseBroadcastPath } from "./article-draft.ts";
export type { ArticleDraft } from "./article-draft.ts";
export { ARTICLE_CATEGORIES, ARTICLE_KINDS, isUnread, markRead } from "./articles.ts";
export type { ArticleCategory, ArticleKind } from "./articles.ts";
export { isBroadcastLive, shouldShowAnnouncement } from "./notices.ts";
export { parseTextLink, TEXT_HTML } from "./text-html.ts";
export { translated, translatedIn } from "./translation.ts";
export type { TextInLanguage, Translation } from "./translation.ts";
