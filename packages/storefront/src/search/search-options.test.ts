import { describe, expect, test } from "vitest";
import { searchOptions, stepOption } from "./search-options.ts";

const GAME = {
  type: "game",
  id: "161",
  name: "Neon Drift",
  language: "en-us",
  image: { url: "/neon/640.webp" },
} as const;
const TAG = { type: "tag", id: "neon", name: "Neon & rain", language: "en-us", image: null } as const;
const labels = (...args: Parameters<typeof searchOptions>) =>
  searchOptions(...args).map(({ label }) => label);

// R-WEB-22
describe("the options of the search field", () => {
  test("is the whole history before anything is typed", () => {
    expect(labels("", ["ferry", "neon"], [GAME])).toEqual(["ferry", "neon"]);
    expect(labels("  ", ["ferry"], [])).toEqual(["ferry"]);
  });

  test("is past searches that start with the text, then suggestions", () => {
    expect(labels("NE", ["ferry", "neon", "Nest"], [GAME, TAG])).toEqual([
      "neon",
      "Nest",
      "Neon Drift",
      "Neon & rain",
    ]);
    expect(labels("neon", ["neon"], [])).toEqual([]);
  });

  test("leads to the game's page, the author's, or the games found by a tag's name", () => {
    const author = {
      type: "creator",
      id: "0190b2c8-0000-7000-8000-00000000000a",
      name: "Neon",
      language: null,
      image: null,
    } as const;
    expect(searchOptions("neon", [], [GAME, author, TAG]).map(({ path }) => path)).toEqual([
      "/store/161",
      "/user/0190b2c8-0000-7000-8000-00000000000a",
      "/store?keyword=Neon+%26+rain",
    ]);
  });
});

test("the arrow keys go through every option and the field", () => {
  for (const step of [1, -1] as const) {
    for (const count of [1, 2, 8]) {
      const seen = new Set<number | null>();
      let at: number | null = null;
      for (let press = 0; press <= count; press += 1) {
        at = stepOption(at, step, count);
        seen.add(at);
      }
      expect(at).toBeNull();
      expect(seen.size).toBe(count + 1);
    }
  }
  expect(stepOption(null, 1, 3)).toBe(0);
  expect(stepOption(null, -1, 3)).toBe(2);
  expect(stepOption(null, 1, 0)).toBeNull();
});
