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

/** Whether an untrusted value names a kind of articles. */
export function isArticleKind(value: unknown): value is ArticleKind {
  return ARTICLE_KINDS.some((kind) => kind === value);
}

/** The article popup shows only articles this visitor has not read yet. */
export function isUnread(uuid: string, readList: readonly string[]): boolean {
  return !readList.includes(uuid);
}

/** The read list after an article is closed, without duplicates. */
export function markRead(uuid: string, readList: readonly string[]): readonly string[] {
  return isUnread(uuid, readList) ? [...readList, uuid].slice(-READ_LIST_MAX) : readList;
}

/** The read list forgets the oldest beyond this: a broadcast does not last that long. */
export const READ_LIST_MAX = 200;
