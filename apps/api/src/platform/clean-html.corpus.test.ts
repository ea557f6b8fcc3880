import { hostileTexts, markupProblems } from "@catnip/domain/articles/testing";
import { parse, parseFragment, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

const TEXTS = hostileTexts();

/** Where an author's text may appear inside their own HTML. */
const PLACES: readonly { readonly place: string; readonly around: (text: string) => string }[] = [
  { place: "as it is", around: (text) => text },
  { place: "in a paragraph", around: (text) => `<p>Before ${text} after</p>` },
  { place: "in a link", around: (text) => `<a href="https://example.test/">${text}</a>` },
  { place: "as the address of a link", around: (text) => `<a href="${text}">x</a>` },
  { place: "as an address in single quotes", around: (text) => `<a href='${text}'>x</a>` },
  { place: "as an attribute without quotes", around: (text) => `<p title=${text}>x</p>` },
  { place: "in a comment", around: (text) => `<!-- ${text} --><p>x</p>` },
  { place: "in what is thrown away", around: (text) => `<style>${text}</style><svg>${text}</svg>` },
  { place: "twice, one inside the other", around: (text) => text.replace(/[a-z]+/i, text) },
  { place: "in what never ends", around: (text) => `<p><em><a href="${text}` },
];

// R-ART-3
test("there are more than a thousand texts, and each may be stored", () => {
  expect(TEXTS.length).toBeGreaterThan(1_000);
  expect(TEXTS.filter(({ text }) => text.includes("\0") || !text.isWellFormed())).toEqual([]);
});

describe.each(PLACES)("every hostile text $place", ({ around }) => {
  const cleaned = TEXTS.map(({ text }) => ({ text: around(text), html: cleanHtml(around(text)) }));

  test("leaves nothing outside the allowlist, as a browser parses it with and without scripts", () => {
    const left = cleaned.flatMap(({ text, html }) =>
      [true, false]
        .flatMap((scriptingEnabled) => markupProblems(parseFragment(html, { scriptingEnabled })))
        .map((problem) => ({ text, problem })),
    );
    expect(left).toEqual([]);
  });

  test("round-trips through parsing and serializing without change", () => {
    const unsteady = cleaned.filter(({ html }) => {
      const once = serialize(parseFragment(html));
      return serialize(parseFragment(once)) !== once || cleanHtml(html) !== html;
    });
    expect(unsteady).toEqual([]);
  });

  test("stays inside its element", () => {
    const escaped = cleaned.filter(({ html }) => {
      const page = serialize(parse(`<!doctype html><main><div>${html}</div></main><footer>end</footer>`));
      return !page.endsWith("</div></main><footer>end</footer></body></html>");
    });
    expect(escaped).toEqual([]);
  });
});

test("ordinary text survives, in every language and with every mark", () => {
  const html =
    "<h3>猫 &amp; 犬</h3><p>5 &lt; 7, <em>naïve</em> „Zitat“ — ไทย <strong>Tiếng Việt</strong></p><blockquote>…</blockquote><ol><li>1</li></ol><hr />";
  expect(cleanHtml(html)).toBe(html);
});
