import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

// R-WEB-4
test("pages allow only their own scripts, and cannot be framed", () => {
  const origins = {
    shop: "https://shop.test",
    account: "https://account.test",
    pay: "https://pay.test",
    api: "https://api.test",
    cdn: "https://cdn.test",
    play: "https://*.play.test",
    formTargets: [],
  };
  const bookmarks = { mainlandChina: "https://china.test", international: "https://shop.test" };
  const headers = new Map(securityHeaders({ origins, bookmarks, production: true }, ["'nonce-abc'"]));
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-abc';");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Content-Security-Policy")).toContain("font-src 'self';");
  const toOthers = "https://account.test https://pay.test;";
  expect(headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${origins.shop} ${toOthers}`);
  const atShop = new Map(securityHeaders({ origins, bookmarks, production: true }, [], origins.shop));
  expect(atShop.get("Content-Security-Policy")).toContain(`form-action 'self' ${toOthers}`);
  expect(headers.get("Content-Security-Policy")).toContain("frame-src https://*.play.test");
  // Card fields of a payment provider: nothing else of that site is allowed.
  const cardFields = ["https://cards.test"];
  const paying = new Map(
    securityHeaders({ origins: { ...origins, cardFields }, bookmarks, production: true }, []),
  );
  expect(paying.get("Content-Security-Policy")).toContain("script-src 'self' https://cards.test;");
  expect(paying.get("Content-Security-Policy")).toContain(
    "frame-src https://*.play.test https://cards.test;",
  );
  expect(paying.get("Content-Security-Policy")?.match(/cards\.test/g)).toHaveLength(2);
  expect(headers.get("Strict-Transport-Security")).toBeDefined();
});
