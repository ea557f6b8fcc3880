import type { SuggestionType } from "@catnip/domain/catalog";
import { trimSearch } from "@catnip/domain/input";

/** An option in the list below the search field. */
export interface SearchOption {
  readonly kind: SuggestionType | "past";
  readonly key: string;
  readonly label: string;
  /** The label's language, if it is known. */
  readonly lang?: string | undefined;
  /** The page it leads to, without language prefix. */
  readonly path: string;
  /** The address of a game's picture. */
  readonly image: string | null;
}

interface Suggested {
  readonly type: SuggestionType;
  readonly id: string;
  readonly name: string;
  readonly language: string | null;
  readonly image: { readonly url: string } | null;
}

/**
 * The options for a text: past searches that start with it, then suggestions. Without text: the whole history. A past
 * search equal to the text is left out.
 */
export function searchOptions(
  typed: string,
  history: readonly string[],
  suggested: readonly Suggested[],
): readonly SearchOption[] {
  const text = trimSearch(typed).toLowerCase();
  const past = history.filter((search) => {
    const known = search.toLowerCase();
    return known.startsWith(text) && known !== text;
  });
  return [
    ...(text === "" ? past : past.slice(0, PAST_MAX)).map((search) => ({
      kind: "past" as const,
      key: `past ${search}`,
      label: search,
      path: searchPath(search),
      image: null,
    })),
    ...(text === "" ? [] : suggested).map(({ type, id, name, language, image }) => ({
      kind: type,
      key: `${type} ${id}`,
      label: name,
      lang: language ?? undefined,
      path: PATHS[type]({ id, name }),
      image: image?.url ?? null,
    })),
  ];
}

/** The option after or before the current one, cyclically; null is the field itself, between last and first. */
export function stepOption(current: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  const places = count + 1;
  const next = ((current ?? count) + step + places) % places;
  return next === count ? null : next;
}

const PATHS: Record<SuggestionType, (found: { id: string; name: string }) => string> = {
  game: ({ id }) => `/store/${id}`,
  creator: ({ id }) => `/user/${id}`,
  tag: ({ name }) => searchPath(name),
};

/** The list of games for a text. */
const searchPath = (text: string): string => `/store?${new URLSearchParams({ keyword: text })}`;

/** While typing, suggestions matter more. */
const PAST_MAX = 3;
