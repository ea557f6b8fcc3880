import { describe, expect, it } from "vitest";
import { coverWidth } from "./cover.tsx";
import { interFaces } from "./font-faces.ts";
import { pageWindow } from "./navigation.tsx";
import { onlyDigits } from "./text-field.tsx";

describe("typed numbers", () => {
  it("as codes keep only their digits, eight at most", () => {
    expect(onlyDigits("1234 5678", 8)).toBe("12345678");
    expect(onlyDigits("code: １２３４-5678 9", 8)).toBe("12345678");
  });
});

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => entry.page ?? "…")
    .join(" ");

describe("page numbers", () => {
  it.each([
    [1, 3, "1 2 3"],
    [1, 12, "1 2 3 4 … 12"],
    [6, 12, "1 … 5 6 7 … 12"],
    [12, 12, "1 … 9 10 11 12"],
    [4, 5, "1 2 3 4 5"],
  ])("for page %d of %d are %s", (page, pages, expected) => {
    expect(shown(page, pages)).toBe(expected);
  });

  it("take at most seven slots", () => {
    for (let pages = 2; pages < 40; pages += 1)
      for (let page = 1; page <= pages; page += 1)
        expect(pageWindow(page, pages).length).toBeLessThanOrEqual(7);
  });
});

describe("pictures", () => {
  it.each([
    [1, 80],
    [80, 80],
    [81, 160],
    [600, 640],
    [2000, 640],
  ])("%d px wide are requested in %d", (px, width) => {
    expect(coverWidth(px)).toBe(width);
  });
});

describe("fonts", () => {
  const css = interFaces({ latin: "/l", latinExt: "/e", cyrillic: "/c", vietnamese: "/v" });

  // R-WEB-64
  it("are optional: text that shows in the fallback stays in it", () => {
    expect(css.match(/font-display:optional/gu)).toHaveLength(4);
  });

  it("have a fallback with the same metrics, so that pages look alike without them", () => {
    expect(css).toContain("size-adjust:107.12%");
  });
});
