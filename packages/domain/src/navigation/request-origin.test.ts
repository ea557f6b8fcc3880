import { expect, test } from "vitest";
import { sentFrom } from "./index.ts";

const own = "https://shop.example";

// R-SIG-7
test.each([
  { says: "both headers name this site", origin: own, fetchSite: "same-origin", is: "here" },
  { says: "only Origin is sent", origin: own, fetchSite: null, is: "here" },
  { says: "only Sec-Fetch-Site is sent", origin: null, fetchSite: "same-origin", is: "here" },
  { says: "another origin", origin: "https://evil.example", fetchSite: null, is: "elsewhere" },
  { says: "another port", origin: `${own}:8080`, fetchSite: null, is: "elsewhere" },
  { says: "the opaque origin `null`", origin: "null", fetchSite: null, is: "elsewhere" },
  { says: "a sibling site", origin: null, fetchSite: "same-site", is: "elsewhere" },
  { says: "a typed address", origin: null, fetchSite: "none", is: "elsewhere" },
  { says: "our origin in a cross-site request", origin: own, fetchSite: "cross-site", is: "elsewhere" },
  {
    says: "another origin that claims to be same-origin",
    origin: "https://evil.example",
    fetchSite: "same-origin",
    is: "elsewhere",
  },
  { says: "not a browser", origin: null, fetchSite: null, is: "unsaid" },
] as const)("$says: $is", ({ origin, fetchSite, is }) => {
  expect(sentFrom({ origin, fetchSite }, own)).toBe(is);
});
