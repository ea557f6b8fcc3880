import type { GamePageQuery } from "@catnip/sdk/catalog/index.ts";
import type { StoreCommentMarksQuery } from "@catnip/sdk/comments/index.ts";

/** The first comments of a game, as its page contains them. */
export type FirstComments = GamePageQuery["findStoreComment"];

/** A comment as the pages show it. */
export type Comment = FirstComments["list"][number];

/** What the comments need to know about their game. */
export type CommentedGame = Pick<GamePageQuery["findStore"]["list"][number], "id" | "author_id" | "rating">;

/** The player's own data in the comments of a game. */
export interface CommentsOfPlayer {
  /** Their own comment, which is shown separately. */
  readonly ownUuid: string | null;
  /** Their marks on others' comments. */
  readonly marks: StoreCommentMarksQuery["findStoreCommentMark"];
}

/** Comments per page; the page of a game contains the first ones, so both must agree. */
export const COMMENTS_PER_PAGE = 10;
