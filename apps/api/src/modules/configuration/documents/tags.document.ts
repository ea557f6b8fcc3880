import * as v from "valibot";
import { isUnique } from "./text-schemas.ts";

/** `tags/submit`: the tags creators can choose from when they submit a game, and how many. */
export const tagsDocument = v.strictObject({
  /** IDs of tags, in display order. Empty: all tags. */
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/_-]{0,63}$/, "Not the id of a tag."))),
    v.maxLength(500),
    v.check((tags) => isUnique(tags, (tag) => tag), "A tag is there twice."),
  ),
  /** The most tags one game may carry. */
  max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
});

export type TagsDocument = v.InferOutput<typeof tagsDocument>;
