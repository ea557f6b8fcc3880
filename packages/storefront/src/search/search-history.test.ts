import { describe, expect, test } from "vitest";
import { parseHistory, withSearch } from "./search-history.ts";

// R-WEB-22
describe("the search history", () => {
  test("has the newest search first, and each once", () => {
    expect(withSearch(["Neon", "ferry"], " FERRY ")).toEqual(["FERRY", "Neon"]);
    expect(withSearch(["Neon"], "   ")).toEqual(["Neon"]);
  });

  test("stays short, readable and free of duplicates for any search", () => {
    const searches = Array.from({ length: 40 }, (_, index) => [
      `Q${index % 11}`,
      `q${index % 5}`,
      "x".repeat(index * 5),
    ]);
    let history: readonly string[] = [];
    for (const text of searches.flat()) {
      history = withSearch(history, text);
      expect(history.length).toBeLessThanOrEqual(8);
      expect(new Set(history.map((each) => each.toLowerCase())).size).toBe(history.length);
      expect(parseHistory(JSON.stringify(history))).toEqual(history);
    }
  });

  test.each(["", "null", "{}", "[1]", '[""]', "[[]]", "not json", '["1","2","3","4","5","6","7","8","9"]'])(
    "is empty where %s is stored",
    (stored) => expect(parseHistory(stored)).toEqual([]),
  );
});
