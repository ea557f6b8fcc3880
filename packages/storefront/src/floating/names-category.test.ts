import { CATEGORIES } from "@catnip/domain/catalog";
import { expect, test } from "vitest";
import { namesCategory } from "./names-category.ts";

// R-WEB-24
test("a page of a category is known by its path, in any language", () => {
  for (const category of CATEGORIES) {
    expect(namesCategory(`/${category}`)).toBe(true);
    expect(namesCategory(`/zh-CN/${category}`)).toBe(true);
  }
  for (const path of ["/", "/store", "/store/161", "/zh-CN/my-store", "/girl", "/boy"])
    expect([path, namesCategory(path)]).toEqual([path, false]);
});
