import { expect, test } from "vitest";
import { withSharedParts } from "./shared-parts.server.ts";

// R-WEB-65
test("equal objects become one", () => {
  const game = () => ({ id: 1, tags: [{ id: "sea", name: "By the sea" }] });
  const { fresh, best } = withSharedParts({ fresh: [game()], best: [game()] });
  expect(fresh).toBe(best);
});

test("what only looks equal stays apart", () => {
  const alike = [{ a: 1 }, { a: "1" }, { a: null }, { a: "null" }, { a: undefined }, {}, [], [[]], { b: 1 }];
  expect(new Set(withSharedParts(alike)).size).toBe(alike.length);
});

test("the data stays the same", () => {
  const late = Promise.resolve(1);
  const page = {
    nowMs: 5,
    late,
    games: [
      { id: 1, text: { name: "#1", brief: null } },
      { id: 2, text: null },
    ],
    none: [],
  };
  const shared = withSharedParts(page);
  expect(shared).toEqual(page);
  expect(shared.late).toBe(late);
});
