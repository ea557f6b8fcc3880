import { expect, test } from "vitest";
import { toTrimmedAddress } from "./trimmed-address.server.ts";

/** Where an address leads to; null: it stays. */
function leadsTo(address: string): string | null {
  try {
    toTrimmedAddress(new URL(address, "https://shop.test"));
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get("Location") : String(answer);
  }
}

// R-CAT-23
test("a keyword with blanks around it leads to the address without them, and nothing else of it changes", () => {
  expect(leadsTo("/store?keyword=+++tea++&browser=1")).toBe("/store?keyword=tea&browser=1");
  expect(leadsTo("/de-DE/article?category=qa&keyword=%E3%80%80coins%20")).toBe(
    "/de-DE/article?category=qa&keyword=coins",
  );
  expect(leadsTo("/store?keyword=+")).toBe("/store?keyword=");
});

// R-CAT-23
test.each(["/store", "/store?keyword=", "/store?keyword=green+tea", "/store?tags=tea"])(
  "%s stays as it is",
  (address) => expect(leadsTo(address)).toBeNull(),
);
