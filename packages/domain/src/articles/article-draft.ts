import { LOCALES } from "../locales/index.ts";
import { instantMs, type Instant } from "../time/index.ts";
import { ARTICLE_KINDS } from "./articles.ts";
import type { Translation } from "./translation.ts";

/** What staff enter for an article; HTML in `text` and in its translations. */
export interface ArticleDraft {
  readonly category: string;
  readonly headline: string;
  readonly text: string;
  readonly t: readonly Translation[];
  readonly store_id: number | null;
  readonly broadcast_state: number;
  readonly broadcast_started_at: Instant | null;
  readonly broadcast_ended_at: Instant | null;
  readonly broadcast_path: string | null;
}

const HEADLINE_LENGTH_MAX = 200;
/** Characters of HTML; the request size limit is about the same. */
const ARTICLE_LENGTH_MAX = 30_000;

/**
 * The first field that keeps a draft from being published, or null. The headline must not be empty; translations are of
 * `headline` or `text`, one per supported locale; a broadcast ends after it starts; `all` is a filter option, not an
 * article category; only news in the category `store` belongs to a game (R-ART-1).
 */
export function articleDraftProblem(draft: ArticleDraft): keyof ArticleDraft | null {
  const { category, broadcast_started_at: starts, broadcast_ended_at: ends } = draft;
  if (!ARTICLE_KINDS.some((known) => known === category)) return "category";
  if (!hasLength(draft.headline, 1, HEADLINE_LENGTH_MAX)) return "headline";
  if (!hasLength(draft.text, 1, ARTICLE_LENGTH_MAX)) return "text";
  if (!areTranslations(draft.t)) return "t";
  if (draft.store_id !== null && category !== "store") return "store_id";
  if (![0, 1].includes(draft.broadcast_state)) return "broadcast_state";
  if (starts !== null && ends !== null && instantMs(ends) <= instantMs(starts)) return "broadcast_ended_at";
  if (draft.broadcast_path !== null && parseBroadcastPath(draft.broadcast_path) === null)
    return "broadcast_path";
  return null;
}

function areTranslations(texts: readonly Translation[]): boolean {
  const seen = new Set(texts.map(({ lang, key }) => `${lang.toLowerCase()} ${key}`));
  if (seen.size !== texts.length) return false;
  return texts.every(({ lang, key, value }) => {
    if (!LOCALES.some((locale) => locale.toLowerCase() === lang.toLowerCase())) return false;
    return key === "headline"
      ? hasLength(value, 0, HEADLINE_LENGTH_MAX)
      : key === "text" && hasLength(value, 0, ARTICLE_LENGTH_MAX);
  });
}

/**
 * Normalizes a broadcast's link: a path of the shop (`/store/101`) or an https address. Null for anything a browser
 * might read as another site or as a script.
 */
export function parseBroadcastPath(path: string | null): string | null {
  if (path === null || path.length > PATH_LENGTH_MAX || /[\s\\\p{Cc}]/u.test(path)) return null;
  if (path.startsWith("/")) return path.startsWith("//") ? null : path;
  if (!URL.canParse(path)) return null;
  const { protocol, username, password } = new URL(path);
  return protocol === "https:" && /^https:\/\//i.test(path) && !username && !password ? path : null;
}

const PATH_LENGTH_MAX = 300;

const hasLength = (text: string, min: number, max: number): boolean => {
  if (text.trim().length < min) return false;
  return text.length <= max || (text.length <= 2 * max && Array.from(text).length <= max);
};
