import { BRANDS } from "@catnip/brands";
import { ask } from "../support/http.ts";
import { OFFERED } from "../support/offered-locales.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SITES = ["account", ...BRANDS.flatMap(({ hosts }) => [hosts.shop, hosts.pay])];

// R-ACC-19
test("every site says where a password is changed", async () => {
  for (const name of new Set(SITES)) {
    const { status, headers } = await ask(`${site(name)}/.well-known/change-password`);
    expect([status, headers.location], name).toEqual([302, `${site("account")}/forgot`]);
  }
  const page = await ask(`${site("account")}/forgot`);
  expect(page.status).toBe(200);
  // What managers ask first: a site that answers everything says nothing by that.
  const missing = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await ask(site("international") + missing)).status).toBe(404);
});

// R-ACC-18
test("a suggested password fits, and every language names the letters", async () => {
  for (const locale of OFFERED) {
    const { body } = await ask(`${site("account")}${locale === "en-US" ? "" : `/${locale}`}/sign-up`);
    suggestedFits(body.toString(), locale);
  }
});

// R-ACC-18
test("so it does where a new password is chosen", async () => {
  const opened = await ask(`${site("account")}/reset?link=${"x".repeat(43)}`);
  const cookie = [opened.headers["set-cookie"] ?? []].flat().map((each) => each.split(";", 1)[0]);
  const { body } = await ask(`${site("account")}/reset`, { headers: { cookie: cookie.join("; ") } });
  suggestedFits(body.toString(), "en-US");
});

function suggestedFits(html: string, locale: string): void {
  const [field = ""] = html.match(/<input[^>]*name="password"[^>]*>/) ?? [];
  expect(field, locale).toContain(
    'passwordrules="minlength: 8; maxlength: 16; allowed: lower, upper, digit;"',
  );
  expect(field.toLowerCase(), locale).toContain('minlength="8"');
  expect(field.toLowerCase(), locale).toContain('maxlength="16"');
  expect(field.toLowerCase(), locale).toContain('autocomplete="new-password"');
  expect(html, locale).toMatch(/A[–～]Z[,、] ?a[–～]z/);
}
