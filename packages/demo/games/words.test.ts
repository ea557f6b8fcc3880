import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
});

test.each([
  { game: "tea-house-letters", load: () => import("./tea-house-letters/js/words.js") },
  { game: "lantern-lines", load: () => import("./lantern-lines/js/words.js") },
  { game: "neon-drift", load: () => import("./neon-drift/js/words.js") },
])("$game says everything in three languages", async ({ load }) => {
  const { WORDS } = await load();
  const [english = [], ...others] = Object.values(WORDS).map((words) => keysOf(words));
  expect(others).toEqual([english, english]);
  expect(english).toContain("trialEnd");
});

/** The names of all sentences, also those in groups and lists: `names.wan`. */
function keysOf(words: object, before = ""): string[] {
  return Object.entries(words)
    .flatMap(([key, value]) =>
      typeof value === "object" ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
    )
    .toSorted();
}
