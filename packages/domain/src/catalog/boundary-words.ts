/**
 * One thing a player excludes or a game has: a tag, a content warning or an author. Written as one word
 * without spaces (`t:horror`, `w:violence`, `a:` and a uuid), so that a page can carry all words of a game in one
 * attribute and a style sheet can match them before any script has run.
 */
export type BoundaryWord = string;

export type BoundaryKind = "tag" | "warning" | "author";

const MARKS = { tag: "t", warning: "w", author: "a" } as const satisfies Record<BoundaryKind, string>;

export const boundaryWord = (kind: BoundaryKind, id: string): BoundaryWord =>
  `${MARKS[kind]}:${encodeURIComponent(id)}`;

/**
 * What a word means, or null for anything else: words are stored in browsers, where they can be edited.
 */
export function parseBoundaryWord(word: BoundaryWord): { kind: BoundaryKind; id: string } | null {
  const [, mark, id] = /^([twa]):([\w.~!*'()%-]+)$/.exec(word) ?? [];
  const kind = BOUNDARY_KINDS.find((each) => MARKS[each] === mark);
  if (!kind || !id) return null;
  try {
    return { kind, id: decodeURIComponent(id) };
  } catch {
    return null;
  }
}

const BOUNDARY_KINDS = ["tag", "warning", "author"] as const satisfies readonly BoundaryKind[];

/** The words of a game, space-separated. */
export function gameWords(game: {
  readonly tagIds: readonly string[];
  readonly contentWarnings: readonly string[];
  readonly authorUuid: string | null;
}): string {
  return [
    ...game.contentWarnings.map((id) => boundaryWord("warning", id)),
    ...game.tagIds.map((id) => boundaryWord("tag", id)),
    ...(game.authorUuid === null ? [] : [boundaryWord("author", game.authorUuid)]),
  ].join(" ");
}

/** The valid words of a stored list, each once, in a fixed order. */
export const parseBoundaries = (stored: string): readonly BoundaryWord[] =>
  [...new Set(stored.split(" "))].filter((word) => parseBoundaryWord(word) !== null).toSorted();
