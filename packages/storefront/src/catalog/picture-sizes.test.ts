import { expect, test } from "vitest";
import { needsBackdrop, sizesOf, widthsUpTo } from "./picture-sizes.ts";

const picture = (width: number, height: number) => ({ url: "/a/{width}.webp", width, height });

test("a picture is never requested larger than it is", () => {
  expect(widthsUpTo(1280)).toEqual([480, 640, 720, 960, 1280]);
  expect(widthsUpTo(600)).toEqual([480]);
  expect(widthsUpTo(200)).toEqual([160]);
});

test("a 4:3 cover takes three quarters of the stage, and a backdrop fills the rest", () => {
  expect(sizesOf(picture(1200, 900))).toContain("calc(0.75 * 60rem)");
  expect(needsBackdrop(picture(1200, 900))).toBe(true);
  expect(needsBackdrop(picture(1280, 720))).toBe(false);
  expect(needsBackdrop(picture(1366, 768))).toBe(false);
});
