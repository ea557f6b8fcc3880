import { describe, expect, test } from "vitest";
import { offlinePathFor } from "./offline-copy.ts";

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
});
