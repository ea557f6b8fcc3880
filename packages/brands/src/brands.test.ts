import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { brandProblems, familyProblems } from "./brand-problems.ts";
import { BRANDS, brandOf, findBrand, HOME_BRAND, type Brand } from "./index.ts";
import { brandKeys, readBrands } from "./read-brands.ts";

const partner = brandOf("partner");

// R-BRD-1
test("every brand is valid, and no two claim the same host", () => {
  const keys = BRANDS.map(({ platform_key }) => platform_key);
  expect(keys).toEqual(brandKeys());
  // A brand more is one file more, and changes no test.
  expect(keys).toEqual(expect.arrayContaining(["china", "china-next", "international", "partner"]));
  expect(familyProblems(BRANDS)).toEqual([]);
});

test("an unknown key falls back to the home brand", () => {
  expect(brandOf("nobody").platform_key).toBe(HOME_BRAND);
  expect(findBrand("nobody")).toBeNull();
});

/** Every path in a value, as a list of keys. */
const places = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => [[...at, name], ...places(inner, [...at, name])])
    : [];

function without(brand: Brand, place: readonly string[]): unknown {
  const copy = structuredClone(brand) as unknown as Record<string, unknown>;
  const holder = place.slice(0, -1).reduce((at, name) => at[name] as Record<string, unknown>, copy);
  delete holder[place.at(-1) ?? ""];
  return copy;
}

// R-BRD-1
test("anything missing is reported by name", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BRANDS), fc.nat(), (brand, pick) => {
      const all = places(brand);
      const place = all[pick % all.length] ?? [];
      const problems = brandProblems(brand.platform_key, without(brand, place));
      expect(problems).toContain(
        `The brand "${brand.platform_key}" is not usable: \`${place.join(".")}\` is missing.`,
      );
    }),
  );
});

test("anything that is not a brand is refused without throwing", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(brandProblems("odd", value)).not.toEqual([]);
    }),
  );
});

const changed = (change: (brand: Brand) => object) =>
  brandProblems("partner", { ...partner, ...change(partner) });

test.each<{ says: string; change: (brand: Brand) => object; problem: RegExp }>([
  {
    says: "a key that differs from its file name",
    change: () => ({ platform_key: "ruby" }),
    problem: /file is called/,
  },
  {
    says: "plans in other currencies only",
    change: () => ({ topUpCurrencies: ["USD"] }),
    problem: /lacks its own/,
  },
  {
    says: "a default language that is not offered",
    change: ({ locales }) => ({ locales: { ...locales, default: "ja-JP" } }),
    problem: /lacks `locales.default`/,
  },
  {
    says: "a host with two languages",
    change: ({ locales }) => ({ locales: { ...locales, offered: ["zh-CN", "ja-JP"] } }),
    problem: /must be one language/,
  },
  {
    says: "a language menu although the host decides the language",
    change: ({ features }) => ({ features: { ...features, languageMenu: true } }),
    problem: /languageMenu/,
  },
  {
    says: "a flag for a language that is not offered",
    change: () => ({ flag: { src: "/flag.svg", locales: ["ja-JP"] } }),
    problem: /`flag.locales`/,
  },
  {
    says: "offline top-up without contacts",
    change: ({ features }) => ({ features: { ...features, customerService: false } }),
    problem: /leads to customer service/,
  },
  {
    says: "a least discount above the greatest",
    change: ({ sales }) => ({ sales: { ...sales, percentMin: 95 } }),
    problem: /no sale could begin/,
  },
  {
    // R-PRC-15
    says: "sales that follow each other within 30 days",
    change: ({ sales }) => ({ sales: { ...sales, cooldownDays: 29 } }),
    problem: /at least 30 days/,
  },
  { says: "customer service without contacts", change: () => ({ contacts: [] }), problem: /contacts/ },
  {
    says: "one host used twice",
    change: ({ hosts }) => ({ hosts: { ...hosts, pay: hosts.shop } }),
    problem: /one host twice/,
  },
  {
    says: "an app although it offers none",
    change: () => ({ app: { url: "https://app.example.org/" } }),
    problem: /names an app/,
  },
  {
    says: "a site for creators over plain http",
    change: () => ({ creatorSite: "http://make.example.org/" }),
    problem: /creatorSite/,
  },
  {
    says: "an app at another site's path",
    change: ({ features }) => ({ features: { ...features, officialApp: true }, app: { url: "//evil" } }),
    problem: /app.url/,
  },
  { says: "an unknown field", change: () => ({ colour: "red" }), problem: /colour/ },
  {
    says: "an accent that is not a colour",
    change: () => ({ theme: { accent: "red" } }),
    problem: /theme.accent/,
  },
])("a value with $says is refused", ({ change, problem }) => {
  expect(changed(change).join("\n")).toMatch(problem);
});

// R-BRD-4
test("brands may share the API and the CDN, but not the shop or pay site, and take no other site's name", () => {
  const other = { ...partner, platform_key: "ruby" };
  const apart = { ...other.hosts, shop: "ruby", pay: "ruby-pay" };
  expect(familyProblems([partner, { ...other, hosts: apart }])).toEqual([]);
  expect(familyProblems([partner, other])).toHaveLength(2);
  expect(familyProblems([{ ...other, hosts: { ...apart, shop: "account" } }])[0]).toMatch(/site of its own/);
});

const folder = mkdtempSync(path.join(tmpdir(), "catnip-brands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an unusable file fails the read with its problem", async () => {
  writeFileSync(path.join(folder, "ruby.ts"), "export const brand = { name: 'Ruby' };\n");
  await expect(readBrands(folder)).rejects.toThrow(
    'The brand "ruby" is not usable: `platform_key` is missing.',
  );
});
