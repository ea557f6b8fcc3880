import { hostileTexts, markupProblems } from "@catnip/domain/articles/testing";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { withContents } from "./contents.server.ts";
import { safeHtml } from "./safe-html.server.ts";

// R-ART-8
test("the headings of a text become its contents, one level below the headline", () => {
  const { html, contents } = withContents(
    "<p>First.</p><h3>Coins &amp; silver</h3><p>x</p><h4>They <em>stay</em></h4><h3></h3>",
  );
  expect(contents).toEqual([
    { id: "part-1", text: "Coins & silver", level: 2 },
    { id: "part-2", text: "They stay", level: 3 },
  ]);
  expect(html).toBe(
    '<p>First.</p><h2 id="part-1" tabindex="-1">Coins &amp; silver</h2><p>x</p><h3 id="part-2" tabindex="-1">They <em>stay</em></h3><h3></h3>',
  );
});

test("a text without headings has no contents and stays as it is", () => {
  expect(withContents("<p>Hi</p>")).toEqual({ html: "<p>Hi</p>", contents: [] });
});

// R-ART-3
test("no heading, however hostile, reintroduces what the allowlist removed", () => {
  const left = hostileTexts().flatMap(({ text }) => {
    const { html } = withContents(safeHtml(`<h3>${text}</h3><h4>x${text}`));
    // The names given to headings are the only attributes beyond the allowlist.
    const bare = html.replaceAll(/<h2 id="part-\d+" tabindex="-1">/g, "<h3>").replaceAll("</h2>", "</h3>");
    const plain = bare.replaceAll(/<h3 id="part-\d+" tabindex="-1">/g, "<h3>");
    return markupProblems(parseFragment(plain)).map((problem) => ({ text, problem }));
  });
  expect(left).toEqual([]);
});
