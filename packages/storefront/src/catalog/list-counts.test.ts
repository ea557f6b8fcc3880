import { expect, test } from "vitest";
import { cappedCount } from "./capped-count.ts";
import { listCounts } from "./list-counts.ts";

// R-CAT-22
test("facets become counts by filter and value, tags keep their names and order", () => {
  expect(
    listCounts({
      is_exact: true,
      list: [
        { filter: "language", value: "ja-jp", name: "ja-jp", count: 4 },
        { filter: "tag", value: "cooking", name: "Cooking", count: 3 },
        { filter: "tag", value: "space", name: "Space", count: 1 },
        { filter: "trial", value: "", name: "", count: 2 },
      ],
    }),
  ).toEqual({
    isExact: true,
    of: { "language:ja-jp": 4, "trial:": 2 },
    tags: [
      { id: "cooking", name: "Cooking", count: 3 },
      { id: "space", name: "Space", count: 1 },
    ],
  });
});

// R-CAT-22
test("a capped count says that there are more", () => {
  expect(cappedCount(7, true, String)).toBe("7");
  expect(cappedCount(7, false, String)).toBe("7+");
  expect(cappedCount(0, false, String)).toBe("0");
});
