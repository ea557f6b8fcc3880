export {
  ARTICLE_LENGTH_MAX,
  articleDraftProblem,
  HEADLINE_LENGTH_MAX,
  parseBroadcastPath,
} from "./article-draft.ts";
export type { ArticleDraft } from "./article-draft.ts";
export {
  ARTICLE_CATEGORIES,
  ARTICLE_KINDS,
  isArticleKind,
  isUnread,
  markRead,
  READ_LIST_MAX,
} from "./articles.ts";
export type { ArticleCategory, ArticleKind } from "./articles.ts";
export { isAnnouncementLive, isBroadcastLive, noticesToShow, shouldShowAnnouncement } from "./notices.ts";
export type { Broadcast, Notice, SeenNotices } from "./notices.ts";
export { parseTextLink, TEXT_HTML } from "./text-html.ts";
export { translated, translatedIn } from "./translation.ts";
export type { TextInLanguage, Translation } from "./translation.ts";
