import { expect, test } from "vitest";
import { logPath, periodOf, readLogQuery } from "./log-query.ts";

const read = (search: string) => readLogQuery(new URLSearchParams(search));
const USUAL = { action: "consume", from: null, to: null, page: 1 } as const;

test("the URL defines history, period and page", () => {
  const query = { action: "recharge", from: "2026-01-01", to: "2026-03-31", page: 2 } as const;
  expect(logPath(query)).toBe("/account/log?show=recharge&from=2026-01-01&to=2026-03-31&page=2");
  expect(read(logPath(query).split("?")[1] ?? "")).toEqual(query);
  expect(logPath(USUAL)).toBe("/account/log");
});

test.each([
  "",
  "show=everything",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=x",
  "from=2026-02-30",
  "from=yesterday&to=2026-1-1",
])("invalid parameters in %j are ignored", (search) => {
  expect(read(search)).toEqual(USUAL);
});

test("a period goes from the beginning of its first day to the end of its last", () => {
  const { created_from, created_before } = periodOf({ from: "2026-02-28", to: "2026-02-28" });
  expect(created_from).toBe(new Date("2026-02-28T00:00").toISOString());
  expect(created_before).toBe(new Date("2026-03-01T00:00").toISOString());
  expect(periodOf({ from: null, to: null })).toEqual({ created_from: null, created_before: null });
});
