import { expect, test } from "vitest";
import { followClick, isSelf } from "./index.ts";

// R-FLW-1
test.each([
  { says: "following someone", wish: "follow", facts: {}, is: "follow" },
  {
    says: "unfollowing someone who is followed",
    wish: "unfollow",
    facts: { followed: true },
    is: "unfollow",
  },
  { says: "following twice", wish: "follow", facts: { followed: true }, is: "ignore" },
  { says: "unfollowing someone who is not followed", wish: "unfollow", facts: {}, is: "ignore" },
  { says: "following oneself", wish: "follow", facts: { self: true }, is: "ignore" },
  { says: "unfollowing oneself", wish: "unfollow", facts: { self: true, followed: true }, is: "ignore" },
] as const)("$says: $is", ({ wish, facts, is }) => {
  expect(followClick(wish, { self: false, followed: false, ...facts })).toBe(is);
});

test("the viewer is the author if the uuids match; a guest never is", () => {
  expect(isSelf("a", "a")).toBe(true);
  expect(isSelf("a", "b")).toBe(false);
  expect(isSelf(null, "a")).toBe(false);
});
