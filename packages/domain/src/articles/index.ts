export { ARTICLE_CATEGORIES, isUnread, markRead } from "./articles.ts";
export type { ArticleCategory } from "./articles.ts";
export { isAnnouncementLive, isBroadcastLive, shouldShowAnnouncement } from "./notices.ts";
export type { Broadcast } from "./notices.ts";
export { translated } from "./translation.ts";
export type { Translation } from "./translation.ts";
