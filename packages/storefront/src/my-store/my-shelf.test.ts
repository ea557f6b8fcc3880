import { expect, test } from "vitest";
import { readShelf } from "./my-shelf.ts";

// R-CAT-16
test.each([
  {
    says: "the default is purchases, newest first",
    search: "",
    is: { shelf: "purchased", order: "desc" },
  },
  { says: "a tab and an order", search: "tab=cart&order=asc", is: { shelf: "cart", order: "asc" } },
  {
    says: "purchases as they were played last",
    search: "order=played",
    is: { shelf: "purchased", order: "played" },
  },
  {
    says: "an order that another tab has falls back to newest first",
    search: "tab=wishlist&order=played",
    is: { shelf: "wishlist", order: "desc" },
  },
  {
    says: "an unknown tab falls back to the first one",
    search: "tab=constructor",
    is: { shelf: "purchased", order: "desc" },
  },
])("$says", ({ search, is }) => {
  expect(readShelf(new URLSearchParams(search))).toEqual(is);
});
