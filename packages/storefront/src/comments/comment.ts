import type { GamePageQuery } from "@catnip/sdk/catalog/index.ts";
import type { StoreCommentMarksQuery } from "@catnip/sdk/comments/index.ts";

/** The first comments of a game, as its page brings them. */
export type FirstComments = GamePageQuery["findStoreComment"];

/** A comment as the pages show it. */
export type Comment = FirstComments["list"][number];

/** What the comments need to know about their game. */
export type CommentedGame = Pick<GamePageQuery["findStore"]["list"][number], "id" | "author_id" | "rating">;

/** What belongs to the player among the comments of a game. */
export interface CommentsOfPlayer {
  /** Their own comment, which stands apart. */
  readonly ownUuid: string | null;
  /** What they said about others'. */
  readonly marks: StoreCommentMarksQuery["findStoreCommentMark"];
}

/** Comments per page; the page of a game brings the first ones, so both must agree. */
export const COMMENTS_PER_PAGE = 10;
