import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { SAMPLED_LOCALES, SHOP_PAGES } from "../support/sample.ts";
import { site } from "../support/settings.ts";
import { ACCOUNT_PATHS, PAY_PATHS, SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

/**
 * The recommended rules, none switched off. These are relaxed to what the HTML standard says, where the default
 * forbids something the standard allows or one of two equivalent spellings:
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // Section 13.1.2: attribute names are ASCII case-insensitive. React writes some as in the DOM
      // (`charSet`).
      "attr-case": ["error", { style: ["lowercase", "camelcase"], ignoreForeign: true }],
      // Section 13.1.2.1: a void element may end in a slash. React always writes one.
      "void-style": ["error", { style: "selfclose" }],
      // Section 2.3.2: a boolean attribute's value is empty or its own name. React writes it empty.
      "attribute-boolean-style": ["error", { style: "empty" }],
      // Section 3.2.6: an id is any text without whitespace. React's start with an underscore.
      "valid-id": ["error", { relaxed: true }],
      // Section 4.10.21.4: every ticked checkbox of a name is submitted; that is how a multiple choice works.
      "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    },
  }),
);

const PAGES: readonly { readonly name: string; readonly paths: readonly string[] }[] = [
  { name: "international", paths: SHOP_PATHS },
  { name: "account", paths: ACCOUNT_PATHS },
  { name: "pay", paths: PAY_PATHS },
];

for (const locale of SAMPLED_LOCALES) {
  for (const { name, paths: all } of PAGES) {
    // The markup of a page differs between languages by its messages alone.
    const paths = locale === "en-US" || name !== "international" ? all : SHOP_PAGES;
    test(`the markup of ${name} in ${locale} is valid`, async () => {
      for (const path of paths) {
        const at = locale === "en-US" ? path : `/${locale}${path === "/" ? "" : path}`;
        const html = await pageAt(site(name) + at);
        const { results } = await validator.validateString(html);
        const found = results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
        );
        expect(found, at).toEqual([]);
      }
    });
  }
}

/** A page as the server sends it, after following redirects. */
async function pageAt(address: string): Promise<string> {
  const answer = await ask(address);
  const next = answer.headers.location;
  if (next !== undefined) return pageAt(new URL(next, address).href);
  expect(answer.headers["content-type"], address).toContain("text/html");
  return answer.body.toString();
}

for (const { name, path } of [
  { name: "pay", path: "/log" },
  { name: "pay", path: "/log/x" },
  { name: "pay", path: "/no/such/page" },
  { name: "international", path: `/store/${NEON_DRIFT.id}/fullscreen` },
  { name: "international", path: "/404" },
  { name: "international", path: "/no/such/page" },
  { name: "international", path: "/store/999999" },
] as const) {
  test(`${path} of ${name} has one main heading`, async ({ player }) => {
    await player.expecting({ status: [404] }, async () => {
      await player.page.goto(site(name) + path);
      if (await player.ageGate.isVisible()) await player.passesAgeGate();
      await expect(player.page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(player.page.locator("h1")).toHaveCount(1);
    });
  });
}
