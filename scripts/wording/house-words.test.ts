import { expect, test } from "vitest";
import { HOUSE_WORDS, houseWordsIn } from "./house-words.ts";

const FILE = "apps/server/src/a.ts";

test.each(HOUSE_WORDS)(
  "'$word' is found in any case, with its line and what to write instead",
  ({ word, instead }) => {
    const found = word.toUpperCase();
    expect(houseWordsIn(FILE, `const a = 1;\n// ${found}, it says.\n`)).toEqual([
      `${FILE}:2: "${found}" is not used here; write: ${instead}`,
    ]);
  },
);

test("every word of a line is found", () => {
  expect(houseWordsIn(FILE, "// Whoever is told, is told anew.")).toHaveLength(2);
});

test.each([
  ["part of another word", FILE, "newanewer, isLaidAside"],
  ["a story", "packages/demo/src/catalogue/a.ts", '"somebody"'],
  ["another kind of file", "apps/api/src/a.json", "somebody"],
  ["another language", "apps/api/src/locales/de-DE.po", 'msgstr "anew"'],
  ["where a message is used", "apps/api/src/locales/en-US.po", "#: src/somebody.ts"],
])("%s is not reported", (_says, file, text) => expect(houseWordsIn(file, text)).toEqual([]));

test("messages are checked in their source language", () => {
  expect(houseWordsIn("apps/api/src/locales/en-US.po", 'msgid "Write anew"')).toHaveLength(1);
});
