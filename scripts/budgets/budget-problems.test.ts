import { expect, test } from "vitest";
import { judge } from "./budget-problems.ts";

const budgets = { "game page": { libraries: 100_000, page: 20_000 } };

test("what is at its budget, or up to 1 % above it, passes", () => {
  expect(judge(budgets, budgets)).toEqual({ over: [], under: [] });
  expect(judge(budgets, { "game page": { libraries: 100_000, page: 21_200 } }).over).toEqual([]);
});

test("what exceeds it by more names the scripts that grew, the most grown first", () => {
  const { over } = judge(budgets, { "game page": { libraries: 100_100, page: 20_500, dialog: 3_000 } });
  expect(over).toEqual([
    "game page: 123600 bytes of 120000. Grown: dialog (+3000, new), page (+500), libraries (+100).",
  ]);
});

test("what needs 5 % less reports that its budget can be lowered, without failing", () => {
  const found = judge(budgets, { "game page": { libraries: 100_000, page: 13_900 } });
  expect(found).toEqual({ over: [], under: ["game page: 113900 bytes of 120000"] });
});

test("a few bytes of a small script are ignored", () => {
  expect(judge({ popup: { popup: 900 } }, { popup: { popup: 990 } }).over).toEqual([]);
  expect(judge({ popup: { popup: 900 } }, { popup: { popup: 1_010 } }).over).toHaveLength(1);
});

test("what is new needs a budget, and what was removed has none", () => {
  const { over } = judge(budgets, { "other page": { page: 1_000 } });
  expect(over).toHaveLength(2);
});
