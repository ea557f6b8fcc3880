import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test("the language of a page comes from its address", () => {
  expect(localeOf({ url: "http://shop.test/zh-CN/store?x=1" })).toBe("zh-CN");
  expect(localeOf({ url: "http://shop.test/store" })).toBe("en-US");
  expect(localeOf({ url: "http://shop.test/xx-YY/store" })).toBe("en-US");
});
