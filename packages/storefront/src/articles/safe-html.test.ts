import { hostileTexts, markupProblems } from "@catnip/domain/articles/testing";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { safeHtml } from "./safe-html.server.ts";

const TEXTS = hostileTexts();

// R-ART-3
test("a page contains nothing outside the allowlist, even if the API sends it", () => {
  const left = TEXTS.flatMap(({ text }) =>
    [text, `<p>${text}</p>`, `<a href="${text}">x</a>`, `<p><em><a href="${text}`].flatMap((html) =>
      markupProblems(parseFragment(safeHtml(html))).map((problem) => ({ html, problem })),
    ),
  );
  expect(left).toEqual([]);
});

test("an author's headings rank below the page's own", () => {
  expect(safeHtml("<h1>A</h1><h2>B</h2><h3>C</h3>")).toBe("A<h3>B</h3><h3>C</h3>");
});

test("a snippet contains no elements, however hostile the text was", () => {
  const left = TEXTS.map(({ text }) => plainText(safeHtml(`<p>${text}</p>`), 120)).filter(
    (snippet) => snippet.length > 121,
  );
  expect(left).toEqual([]);
});
