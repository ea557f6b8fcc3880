/** The kinds of articles. */
export const ARTICLE_KINDS = [
  "announcement",
  "ad",
  "qa",
  "tutorial",
  "store",
  "questionnaire",
  "featured",
] as const;

export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The reader's filter options; `all` means every kind. */
export const ARTICLE_CATEGORIES = ["all", ...ARTICLE_KINDS] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The article popup shows only articles this visitor has not read yet. */
export function isUnread(uuid: string, readList: readonly string[]): boolean {
  return !readList.includes(uuid);
}

/** The read list after an article is closed, without duplicates. */
export function markRead(uuid: string, readList: readonly string[]): readonly string[] {
  return isUnread(uuid, readList) ? [...readList, uuid] : readList;
}
