import { expect, test } from "vitest";
import { asLastTime } from "./as-last-time.ts";

test("the same argument is computed once, another one again", () => {
  const asked: (string | null)[] = [];
  const answer = asLastTime((question: string | null) => {
    asked.push(question);
    return { question };
  });
  const first = answer(null);
  expect(answer(null)).toBe(first);
  expect(answer("ja-JP")).toEqual({ question: "ja-JP" });
  expect(answer(null)).toEqual({ question: null });
  expect(asked).toEqual([null, "ja-JP", null]);
});
