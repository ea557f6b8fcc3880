import { expect, test } from "vitest";
import { DAY_MS, instantMs, isWithin } from "./index.ts";

const noon = Date.UTC(2030, 0, 15, 12);

test("a date, milliseconds and text give the same moment", () => {
  expect(instantMs(new Date(noon))).toBe(noon);
  expect(instantMs(noon)).toBe(noon);
  expect(instantMs("2030-01-15T12:00:00Z")).toBe(noon);
});

test.each(["", "soon", Number.NaN, new Date(Number.NaN)])("%s is no moment", (value) => {
  expect(() => instantMs(value)).toThrow(RangeError);
});

test.each([
  { says: "now is before the start", window: { starts_at: noon + 1 }, within: false },
  { says: "the start is inclusive", window: { starts_at: noon }, within: true },
  { says: "the end is exclusive", window: { ends_at: noon }, within: false },
  { says: "the last moment before the end is inside", window: { ends_at: noon + 1 }, within: true },
  { says: "without start and end it is always inside", window: {}, within: true },
  { says: "null leaves a side open", window: { starts_at: null, ends_at: null }, within: true },
  { says: "both bounds apply", window: { starts_at: noon - DAY_MS, ends_at: noon + DAY_MS }, within: true },
  {
    says: "a window that ended is over",
    window: { starts_at: noon - DAY_MS, ends_at: noon - 1 },
    within: false,
  },
])("$says", ({ window, within }) => {
  expect(isWithin(window, noon)).toBe(within);
});
