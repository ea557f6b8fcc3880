import { expect, test } from "vitest";
import { matchesTag } from "./entity-tag.ts";

test.each([
  { says: "no header", header: null, is: false },
  { says: "the tag", header: '"a"', is: true },
  { says: "the tag as a weak validator", header: 'W/"a"', is: true },
  { says: "a list", header: '"x", W/"y" ,"a"', is: true },
  { says: "a tag with a comma in it", header: '"x,"a"', is: false },
  { says: "another tag", header: '"b"', is: false },
  { says: "a longer tag", header: '"aa"', is: false },
  { says: "the wildcard", header: " * ", is: true },
  { says: "a quoted wildcard", header: '"*"', is: false },
])("$says", ({ header, is }) => {
  expect(matchesTag(header, '"a"')).toBe(is);
  expect(matchesTag(header, 'W/"a"')).toBe(is);
});

test("without an ETag only * matches", () => {
  expect([matchesTag('"a"', null), matchesTag("*", null)]).toEqual([false, true]);
});
