import { expect, test } from "vitest";
import { parseStoreId } from "./store-id.ts";

// R-CAT-13
test.each([
  { text: "7", id: 7 },
  { text: "007", id: 7 },
  { text: "0", id: null },
  { text: "-7", id: null },
  { text: "7.5", id: null },
  { text: "7abc", id: null },
  { text: "99999999999", id: null },
  { text: "", id: null },
  { text: undefined, id: null },
])("/store/$text is game $id", ({ text, id }) => {
  expect(parseStoreId(text)).toBe(id);
});
