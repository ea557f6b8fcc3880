import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";

test("a URL contains everything about the page except defaults", () => {
  expect(writeAddress(readAddress(""))).toBe("?part=button");
  const search = "?part=checkout&state=ready&brand=partner&theme=light&locale=zh-CN";
  expect(writeAddress(readAddress(search))).toBe(search);
});

test("an unknown theme is the dark one", () => {
  expect(readAddress("?theme=blue").theme).toBe("dark");
});
