import { expect, test } from "vitest";
import { BREAKPOINTS, DROPDOWN_MAX_HEIGHT, media } from "./tokens.ts";

const pxOf = (query: string) => Number(/(\d+(?:\.\d+)?)em/u.exec(query)?.[1]) * 16;

test("layouts change at fixed widths: 1920, 1440 and 1024 px upwards, 1023, 649 and 440 px downwards", () => {
  expect([media.wide, media.desktopLarge, media.desktop].map(pxOf)).toEqual([1920, 1440, 1024]);
  expect([media.belowDesktop, media.phone, media.phoneSmall].map(pxOf)).toEqual([1023, 649, 440]);
  expect(pxOf(media.tablet)).toBe(BREAKPOINTS.phone + 1);
  expect(BREAKPOINTS.desktop).toBe(1024);
});

test("a list that drops down is at most 12.5 rem high", () => {
  expect(DROPDOWN_MAX_HEIGHT).toBe("12.5rem");
});
