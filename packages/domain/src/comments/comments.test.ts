import { expect, test } from "vitest";
import {
  COMMENT_LENGTH_MAX,
  canConfirmComment,
  commentRefusal,
  commentSave,
  countedVote,
  parseCommentOrder,
} from "./index.ts";

// R-CMT-1
test.each([
  { says: "a buyer can comment", facts: {}, refusal: null },
  { says: "a guest has to log in first", facts: { signedIn: false }, refusal: "auth/login-required" },
  { says: "only buyers can comment", facts: { owned: false }, refusal: "store/not-owned" },
  { says: "an empty comment is rejected", facts: { comment: " \n" }, refusal: "input/invalid" },
])("commenting: $says", ({ facts, refusal }) => {
  expect(commentRefusal({ signedIn: true, owned: true, comment: "purr", ...facts })).toBe(refusal);
});

test("Confirm is disabled until there is text", () => {
  expect(canConfirmComment(" ")).toBe(false);
  expect(canConfirmComment("\u200B")).toBe(false);
  expect(canConfirmComment("purr")).toBe(true);
});

test("comment length is limited; an emoji counts as one character", () => {
  expect(canConfirmComment("🐈".repeat(COMMENT_LENGTH_MAX))).toBe(true);
  expect(canConfirmComment("🐈".repeat(COMMENT_LENGTH_MAX + 1))).toBe(false);
});

// R-CMT-3
test("authors cannot vote for their own games", () => {
  expect([countedVote(1, { isAuthor: true }), countedVote(-1, { isAuthor: false })]).toEqual([0, -1]);
});

test("the first save creates a comment, later saves update it", () => {
  expect(commentSave(null)).toBe("create");
  expect(commentSave("a")).toBe("update");
});

test.each(["created_at-asc", "helpful-desc"] as const)("comments are ordered by %s when asked", (order) => {
  expect(parseCommentOrder(order)).toBe(order);
});

test.each([undefined, null, "vote", "created_at"])("newest first when the order is %s", (order) => {
  expect(parseCommentOrder(order)).toBe("created_at-desc");
});
