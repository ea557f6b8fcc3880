import { isArticleKind, type ArticleCategory } from "@catnip/domain/articles";

/** The parameters of an article list's address. */
export interface ArticleListQuery {
  readonly category: ArticleCategory;
  readonly keyword: string;
  /** Counts from 1. */
  readonly page: number;
}

/** Page size of the list. */
export const PAGE_SIZE = 12;

/** Maximum length of a keyword, in characters; the API counts no more. */
export const KEYWORD_MAX = 100;
const PAGE_MAX = 10_000;

/** Parses an address. Invalid parameters are ignored, so that a mistyped address still shows articles. */
export function parseArticleListQuery(search: URLSearchParams): ArticleListQuery {
  const category = search.get("category");
  const page = search.get("page") ?? "";
  return {
    category: isArticleKind(category) ? category : "all",
    keyword: (search.get("keyword") ?? "").trim().slice(0, KEYWORD_MAX),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), PAGE_MAX) : 1,
  };
}

/** The address of a list, without locale prefix and defaults. */
export function articleListPath({ category, keyword, page }: ArticleListQuery): string {
  const search = new URLSearchParams();
  if (category !== "all") search.set("category", category);
  if (keyword) search.set("keyword", keyword);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return `/article${text && `?${text}`}`;
}

/** The URL of an article; it keeps the category the reader came from. */
export function articlePath(uuid: string, category: ArticleCategory = "all"): string {
  return category === "all" ? `/article/${uuid}` : `/article/${uuid}?category=${category}`;
}
