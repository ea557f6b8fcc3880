import { NAME_PROBLEMS } from "@catnip/domain/names";
import { expect, test } from "vitest";
import { nameProblemText } from "./name-problems.ts";

// R-PRF-11
test("every problem with a name has its own message, and other facts have none", () => {
  const texts = NAME_PROBLEMS.map((problem) => nameProblemText({ field: "nickname", problem })?.message);
  expect(new Set(texts).size).toBe(NAME_PROBLEMS.length);
  for (const facts of [null, undefined, "reserved", {}, { problem: 7 }, { problem: "toString" }])
    expect(nameProblemText(facts)).toBeNull();
});
