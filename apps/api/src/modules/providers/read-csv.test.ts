import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test.each<[text: string, lines: string[][]]>([
  ["", []],
  [
    "a,b\r\nc,d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["\uFEFFa,b\n\n", [["a", "b"]]],
  ['"a, b","c ""d"""', [["a, b", 'c "d"']]],
  ['"two\nlines",b', [["two\nlines", "b"]]],
  ["a,,\nb", [["a", "", ""], ["b"]]],
  ['"open', [['"open']]],
  ['a,"b"c', [["a", '"b"c']]],
])("%j", (text, lines) => {
  expect(readCsv(text)).toEqual(lines);
});

test("whatever is written quoted is read back", () => {
  const cell = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (lines) => {
      const text = lines
        .map((line) => line.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))
        .join("\r\n");
      expect(readCsv(text)).toEqual(lines);
    }),
  );
});
