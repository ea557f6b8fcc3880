import { expect, test } from "vitest";
import { galleryKey, zoomedBy, ZOOMS } from "./gallery-keys.ts";

const middle = { index: 2, last: 4, isZoomed: false };

// R-CAT-19
test.each([
  { key: "ArrowRight", at: middle, means: { kind: "show", index: 3 } },
  { key: "ArrowRight", at: { ...middle, index: 4 }, means: { kind: "show", index: 4 } },
  { key: "ArrowLeft", at: middle, means: { kind: "show", index: 1 } },
  { key: "ArrowLeft", at: { ...middle, index: 0 }, means: { kind: "show", index: 0 } },
  { key: "Home", at: middle, means: { kind: "show", index: 0 } },
  { key: "End", at: middle, means: { kind: "show", index: 4 } },
  { key: "+", at: middle, means: { kind: "zoom", step: 1 } },
  { key: "-", at: middle, means: { kind: "zoom", step: -1 } },
  { key: "ArrowLeft", at: { ...middle, isZoomed: true }, means: null },
  { key: "a", at: middle, means: null },
])("$key at $at.index of $at.last", ({ key, at, means }) => {
  expect(galleryKey(key, at)).toEqual(means);
});

test("zooming stops at the largest level and at the whole picture", () => {
  expect(zoomedBy(0, 1)).toBe(1);
  expect(zoomedBy(ZOOMS.length - 1, 1)).toBe(ZOOMS.length - 1);
  expect(zoomedBy(2, -ZOOMS.length)).toBe(0);
});
