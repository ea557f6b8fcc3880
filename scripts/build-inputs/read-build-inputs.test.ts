import path from "node:path";
import { brandKeys } from "@catnip/brands/read-brands.ts";
import { HOME_BRAND } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { describe, expect, test } from "vitest";
import { readBuildInputs } from "./read-build-inputs.ts";

const builds = readBuildInputs(path.resolve(import.meta.dirname, "../.."));
const sites = [...brandKeys(), ...SHARED_SITES.map(({ name }) => name)];
const filesOf = (site: string) => [...(builds.find(({ app }) => app === `apps/${site}`)?.files ?? [])];

test("every site is built", () => {
  expect(builds.map(({ app }) => app)).toEqual(expect.arrayContaining(sites.map((site) => `apps/${site}`)));
});

describe.each(sites)("the site %s is built again", (site) => {
  test("for code and messages that reach it", () => {
    const files = filesOf(site);
    expect(files).toEqual(
      expect.arrayContaining([
        `apps/${site}/app/root.tsx`,
        "packages/domain/src/money/money.ts",
        "packages/site/src/bundler/vite.ts",
        "packages/ui/src/price.tsx",
        "packages/sdk/src/gen/graphql.ts",
        // A language is offered where all of these are complete.
        "packages/storefront/src/locales/de-DE.po",
        "packages/storefront/src/help/answers/locales/de-DE.po",
        "packages/storefront/src/pages/locales/de-DE.po",
        "apps/account/app/locales/de-DE.po",
        "apps/pay/app/locales/de-DE.po",
        "scripts/precompress.ts",
        "tsconfig.base.json",
      ]),
    );
  });

  test("but not for a test, a document or what only generators read", () => {
    const unread = /\.test\.|\/testing\/|\/testing\.ts$|\.md$|\/mutants\/|schema\.graphql$|vitest\.config/;
    expect(filesOf(site).filter((file) => unread.test(file))).toEqual([]);
  });

  test("nor for another brand", () => {
    const brands = filesOf(site).filter((file) => /^packages\/brands\/[^/]+\.ts$/.test(file));
    const own = brandKeys().includes(site) ? site : HOME_BRAND;
    expect(brands).toEqual([`packages/brands/${own}.ts`]);
  });

  test("nor for other apps", () => {
    const others = new RegExp(`^apps/(?!${site}/|[a-z-]+/app/locales/)`);
    expect(filesOf(site).filter((file) => others.test(file))).toEqual([]);
  });
});
