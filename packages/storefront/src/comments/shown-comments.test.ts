import { describe, expect, test } from "vitest";
import type { FirstComments } from "./comment.ts";
import { shownComments } from "./shown-comments.ts";

const comment = (uuid: string, day: number) => ({ uuid, created_at: `2030-01-${day}T00:00:00.000Z` });
const page = (list: readonly ReturnType<typeof comment>[], total = list.length) =>
  ({ list, total }) as unknown as FirstComments;
const shown = (...args: Parameters<typeof shownComments>) => {
  const { list, total } = shownComments(...args);
  return { others: list.map(({ uuid }) => uuid), total };
};

// R-CMT-12
describe("the comments of a page, with one's own", () => {
  const own = comment("own", 20);

  test("the first one is counted once written, and no longer once deleted", () => {
    expect(shown(page([]), own, [own])).toEqual({ others: [], total: 1 });
    expect(shown(page([]), null, [own])).toEqual({ others: [], total: 0 });
  });

  test("one that was rendered with the page is counted once, and leaves the list when deleted", () => {
    const made = page([own, comment("b", 12)]);
    expect(shown(made, own, [own])).toEqual({ others: ["b"], total: 2 });
    expect(shown(made, null, [own])).toEqual({ others: ["b"], total: 1 });
  });

  test("one that is on a later page is counted, too", () => {
    const made = page([comment("b", 27), comment("c", 25)], 3);
    expect(shown(made, own, [own])).toEqual({ others: ["b", "c"], total: 3 });
    expect(shown(made, null, [own])).toEqual({ others: ["b", "c"], total: 2 });
  });

  test("one that is newer than all listed ones is not in the page's count yet", () => {
    expect(shown(page([comment("b", 12), comment("c", 11)], 3), own, [own]).total).toBe(4);
  });

  test("one that is deleted and written again is counted once", () => {
    const again = comment("again", 21);
    expect(shown(page([own]), again, [own, again])).toEqual({ others: [], total: 1 });
  });
});
