import { expect, test } from "vitest";
import { moved, putBack } from "./entries.ts";

const LIST = ["a", "b", "c"];

// R-PRF-9
test("an entry moves by one place, and not beyond the ends", () => {
  expect(moved(LIST, 1, -1)).toEqual(["b", "a", "c"]);
  expect(moved(LIST, 1, 1)).toEqual(["a", "c", "b"]);
  expect(moved(LIST, 0, -1)).toBe(LIST);
  expect(moved(LIST, 2, 1)).toBe(LIST);
});

// R-PRF-9
test("a restored entry returns to its place, or to the end of a shorter list", () => {
  expect(putBack(["a", "c"], 1, "b")).toEqual(LIST);
  expect(putBack(["a"], 2, "c")).toEqual(["a", "c"]);
  expect(putBack([], 2, "c")).toEqual(["c"]);
});
