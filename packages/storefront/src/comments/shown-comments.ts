import type { FirstComments } from "./comment.ts";

/** What identifies a player's own comment, and when it was written. */
interface OwnComment {
  readonly uuid: string;
  readonly created_at: string;
}

/**
 * The comments and their count for a player who has written or deleted one since the page was rendered (R-CMT-12).
 *
 * @param page the comments in the page, newest first
 * @param own the player's current comment; it is shown separately
 * @param written every comment that was the player's own during this visit to the page, `own` included
 * @returns the others' comments, and how many there are in all
 */
export function shownComments(
  page: FirstComments,
  own: OwnComment | null,
  written: readonly OwnComment[],
): FirstComments {
  const deleted = written.filter(({ uuid }) => uuid !== own?.uuid);
  const isMine = (uuid: string) => written.some((comment) => comment.uuid === uuid);
  return {
    ...page,
    list: page.list.filter(({ uuid }) => !isMine(uuid)),
    total:
      page.total -
      deleted.filter((comment) => isCounted(page, comment)).length +
      (own && !isCounted(page, own) ? 1 : 0),
  };
}

/** Whether the page was rendered with it: it is listed, or older than all listed ones. */
function isCounted({ list, total }: FirstComments, { uuid, created_at }: OwnComment): boolean {
  if (list.some((comment) => comment.uuid === uuid)) return true;
  const oldest = list.at(-1);
  return oldest !== undefined && list.length < total && created_at < oldest.created_at;
}
