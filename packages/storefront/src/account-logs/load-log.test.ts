import type { Read } from "@catnip/site/session/client.ts";
import { expect, test } from "vitest";
import { EXPORT_LINES_MAX, gamesOf, loadWholeLog, logVariables } from "./load-log.ts";

const QUERY = { action: "consume", from: null, to: null, page: 3 } as const;

/** An API with so many lines; records the requested pages. */
function apiWith(count: number) {
  const asked: { page: number; limit: number }[] = [];
  const ask = (async (_operation: unknown, variables: { q: { page: number }; limit: number }) => {
    const { page } = variables.q;
    asked.push({ page, limit: variables.limit });
    const first = (page - 1) * variables.limit;
    const length = Math.max(Math.min(variables.limit, count - first), 0);
    return {
      findAccountLog: { total: count, list: Array.from({ length }, (_, at) => ({ id: String(first + at) })) },
    };
  }) as unknown as Read;
  return { ask, asked };
}

test("a page of the log is one request", () => {
  expect(logVariables(QUERY)).toMatchObject({ q: { page: 3 }, limit: 20 });
});

test.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])("an export of %i lines takes %i requests and has each line once", async (count, requests) => {
  const { ask, asked } = apiWith(count);
  const lines = await loadWholeLog(ask, QUERY);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(count);
  expect(asked.length).toBe(requests);
});

test("an export ends after a maximum number of lines", async () => {
  const { ask } = apiWith(1_000_000);
  expect(await loadWholeLog(ask, QUERY)).toHaveLength(EXPORT_LINES_MAX);
});

test("a purchase names each game once, in the reader's language if possible, and says in which", () => {
  const store_names = [
    { lang: "en-US", key: "7", value: "Dusk" },
    { lang: "zh-CN", key: "7", value: "黄昏" },
    { lang: "en-US", key: "9", value: "Dawn" },
  ];
  expect(gamesOf({ store_names } as Parameters<typeof gamesOf>[0], "zh-CN")).toEqual([
    { id: "7", name: "黄昏", lang: "zh-CN" },
    { id: "9", name: "Dawn", lang: "en-US" },
  ]);
});

// R-LNG-7
test("a purchase names no game in the Chinese script that its reader does not read", () => {
  const store_names = [
    { lang: "en-US", key: "7", value: "Dusk" },
    { lang: "zh-CN", key: "7", value: "黄昏" },
  ];
  expect(gamesOf({ store_names } as Parameters<typeof gamesOf>[0], "zh-TW")).toEqual([
    { id: "7", name: "Dusk", lang: "en-US" },
  ]);
});
