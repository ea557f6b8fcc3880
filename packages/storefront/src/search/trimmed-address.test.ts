import { expect, test } from "vitest";
import { toTrimmedAddress } from "./trimmed-address.server.ts";

/** The redirect of a URL; null: none. */
function leadsTo(address: string): string | null {
  try {
    toTrimmedAddress(new URL(address, "https://shop.test"));
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get("Location") : String(answer);
  }
}

// R-CAT-23
test("a keyword with surrounding blanks redirects to the URL without them, which is otherwise unchanged", () => {
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
