import { describe, expect, test } from "vitest";
import { KEPT_SCRIPT, offlineCopy, offlinePathFor, styleFilesOf } from "./offline-copy.ts";

// R-WEB-30
describe("the offline page", () => {
  test.each([
    ["/", "/offline"],
    ["/store/7", "/offline"],
    ["/zh-CN", "/zh-CN/offline"],
    ["/de-DE/my-store", "/de-DE/offline"],
    ["/xx-YY/store", "/offline"],
  ])("for %s is %s", (pathname, offline) => {
    expect(offlinePathFor(pathname)).toBe(offline);
  });

  test("is kept without the application's scripts, and with its own", () => {
    const own = `<script ${KEPT_SCRIPT}="">let a="</b>"</script>`;
    const html = [
      "<head><script>member()</script>",
      '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
      '<link rel="icon" href="/favicon.svg"/></head>',
      `<body><h1>No connection</h1>${own}`,
      '<script>window.__context = {"a":1};</script><script type="module" async="">import "/assets/a.js"</script>',
    ].join("");
    expect(offlineCopy(html, new Map())).toBe(
      `<head><link rel="icon" href="/favicon.svg"/></head><body><h1>No connection</h1>${own}`,
    );
  });

  test("is kept with the text of its styles, which it could not load", () => {
    const html = '<head><link rel="stylesheet" href="/assets/styles-1.css" data-server-styles/></head>';
    expect(styleFilesOf(html)).toEqual(["/assets/styles-1.css"]);
    expect(offlineCopy(html, new Map([["/assets/styles-1.css", "p{color:$&}"]]))).toBe(
      "<head><style>p{color:$&}</style></head>",
    );
  });
});
