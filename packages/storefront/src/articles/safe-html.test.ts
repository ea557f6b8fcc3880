import { hostileTexts, markupProblems } from "@catnip/domain/articles/testing";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { safeHtml } from "./safe-html.server.ts";

const TEXTS = hostileTexts();

// R-ART-3
test("whatever an API sends, a page holds nothing that nobody allowed", () => {
  const left = TEXTS.flatMap(({ text }) =>
    [text, `<p>${text}</p>`, `<a href="${text}">x</a>`, `<p><em><a href="${text}`].flatMap((html) =>
      markupProblems(parseFragment(safeHtml(html))).map((problem) => ({ html, problem })),
    ),
  );
  expect(left).toEqual([]);
});

test("an author's headings stand below the page's own", () => {
  expect(safeHtml("<h1>A</h1><h2>B</h2><h3>C</h3>")).toBe("A<h3>B</h3><h3>C</h3>");
});

test("a snippet holds no elements of a cleaned text, however hostile it was", () => {
  const left = TEXTS.map(({ text }) => plainText(safeHtml(`<p>${text}</p>`), 120)).filter(
    (snippet) => snippet.length > 121,
  );
  expect(left).toEqual([]);
});
