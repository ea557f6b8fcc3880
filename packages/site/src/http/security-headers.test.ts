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
    providers: [],
  };
  const bookmarks = { mainlandChina: "https://china.test", international: "https://shop.test" };
  const headers = new Map(securityHeaders({ origins, bookmarks, production: true }, ["'nonce-abc'"]));
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-abc';");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Content-Security-Policy")).toContain("frame-src https://*.play.test");
  expect(headers.get("Strict-Transport-Security")).toBeDefined();
});
