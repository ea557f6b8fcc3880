import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { describe, expect, test } from "vitest";
import { payBrowser } from "./pay-session.server.ts";

const at = (scheme: "http" | "https", cookie = "") => {
  // As from a TLS-terminating proxy: the request's scheme is not the public one.
  const request = new Request("http://pay.shop.test/", { headers: { cookie } });
  const origins = { shop: `${scheme}://international.shop.test` } as SiteHost["publicConfig"]["origins"];
  const bookmarks = { mainlandChina: "http://china.test", international: "http://shop.test" };
  return payBrowser(request, { publicConfig: { origins, bookmarks, production: true } });
};
const pair = (setCookie: string) => setCookie.split(";")[0] ?? "";

test("the pay token round-trips", () => {
  const kept = pair(at("http").keepToken("aa.bb-c.d_e", 60));
  expect(at("http", `other=1; ${kept}`).token()).toBe("aa.bb-c.d_e");
});

test.each(["", "catnip_pay=", "catnip_pay=a%00b", "catnip_pay=%E0%A4%A", "catnip_pay=a b", "catnip_pay=a.b"])(
  "a malformed cookie counts as none: %s",
  (cookie) => {
    expect(at("http", cookie).token()).toBeNull();
  },
);

describe("over https", () => {
  test("every cookie is host-only, Secure and HttpOnly", () => {
    const browser = at("https");
    const cookies = [
      browser.keepToken("a.b.c", 60),
      browser.keepNextToken("a.b.c", 60),
      browser.dropNextToken(),
      browser.newLinkSecret().cookie,
      browser.dropLinkSecret("x".repeat(43)),
    ];
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-catnip_pay/);
      expect(cookie.split("; ").slice(1)).toEqual([
        "Path=/",
        expect.stringMatching(/^Max-Age=\d+$/),
        "SameSite=Lax",
        "HttpOnly",
        "Secure",
      ]);
    }
  });

  test("a session planted by another host under the unprefixed name is ignored", () => {
    expect(at("https", "catnip_pay=a.b.c; catnip_pay_next=a.b.c").token()).toBeNull();
    expect(at("https", "catnip_pay=a.b.c; catnip_pay_next=a.b.c").nextToken()).toBeNull();
    expect(at("https", "__Host-catnip_pay=a.b.c").token()).toBe("a.b.c");
  });
});

test("over http the __Host- prefix is left out, since browsers reject it there", () => {
  expect(at("http").keepToken("a.b.c", 60)).toBe(
    "catnip_pay=a.b.c; Path=/; Max-Age=60; SameSite=Lax; HttpOnly",
  );
});

test("a link's secret is found by its exact challenge, and not by one with the same prefix", () => {
  const { challenge, cookie } = at("https").newLinkSecret();
  expect(at("https", pair(cookie)).linkSecret(challenge)).toMatch(/^[\w-]{43}$/);
  expect(at("https", pair(cookie)).linkSecret(`${challenge.slice(0, 42)}!`)).toBeNull();
  expect(at("https").linkSecret(challenge)).toBeNull();
});
