import { ApiError } from "../../platform/errors.ts";

/** SQL: comments `c` on games `s` that are in the shop by `$2`. */
export const VISIBLE_COMMENTS = `store_comments c join stores s on s.id = c.store_id and s.is_published
  and least(s.released_at, s.start_preview_at) <= $2::timestamptz`;

/** Unknown comments and those on hidden games are indistinguishable. */
export const noSuchComment = () => new ApiError("comment/not-found", "There is no such comment.");
