import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";

test("formatting that a text needs stays", () => {
  const html = "<p>A <em>quiet</em> <strong>night</strong>.</p><ul><li>tea</li></ul><h3>News</h3><br />";
  expect(cleanHtml(html)).toBe(html);
});

test("links lead to the web or a mailbox, in a new tab without access to ours", () => {
  expect(cleanHtml('<a href="https://example.com" onclick="x()">x</a>')).toBe(
    '<a href="https://example.com/" rel="noopener nofollow ugc" target="_blank">x</a>',
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<style>@import 'https://evil.example'</style>",
  "<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>",
  '<form action="https://evil.example"><input name="password"></form>',
  "<object data=x></object><embed src=x>",
  "<!--<img src onerror=alert(1)>-->",
  "<noscript><p title='</noscript><img src onerror=alert(1)>'></noscript>",
])("nothing that runs, loads or makes a request is left of %s", (html) => {
  expect(cleanHtml(html)).not.toMatch(/<(?!\/?p>)|evil/);
});

test.each([
  "javascript:alert(1)",
  "/auth/logout",
  " java\tscript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "http://plain.example",
])("a link to %s is removed", (href) => {
  expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a rel="noopener nofollow ugc" target="_blank">x</a>');
});
