import { expect, test } from "vitest";
import { readStatementQuery, statementPath, type StatementQuery } from "./statement-query.ts";

const USUAL: StatementQuery = { type: 0, action: null, from: null, to: null, page: 1 };

// R-WAL-19
test("a statement's choices are in its URL, without defaults", () => {
  const query = { type: 1, action: "grant", from: "2026-01-01", to: "2026-03-31", page: 2 } as const;
  const address = "/account/statement?of=silver&show=grant&from=2026-01-01&to=2026-03-31&page=2";
  expect(statementPath(query)).toBe(address);
  expect(readStatementQuery(new URL(address, "https://shop.test").searchParams, true)).toEqual(query);
  expect(statementPath(USUAL)).toBe("/account/statement");
});

test("invalid parameters are ignored, as is silver for a brand without it", () => {
  const odd = new URLSearchParams("of=gold&show=everything&from=2026-02-30&page=-1");
  expect(readStatementQuery(odd, true)).toEqual(USUAL);
  expect(readStatementQuery(new URLSearchParams("of=silver"), false)).toEqual(USUAL);
});
