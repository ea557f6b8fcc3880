import { globSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LOCALES } from "@catnip/domain/locales";
import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

const catalog = (folder: string) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${folder}`],
});

/**
 * The lingui configuration for compiling catalogs. It lists all surfaces, because lingui's Vite plugin takes one
 * configuration and compiles every `.po` file. Each surface extracts its messages with its own (`linguiConfig`).
 */
const everyCatalog: LinguiConfig = {
  rootDir: ROOT,
  locales: [...LOCALES],
  sourceLocale: "en-US",
  fallbackLocales: { default: "en-US" },
  catalogs: [
    catalog("packages/site/src"),
    catalog("packages/storefront/src"),
    catalog("packages/storefront/src/help/answers"),
    catalog("packages/storefront/src/pages"),
    ...globSync("apps/*/app/locales", { cwd: ROOT }).map((locales) => catalog(path.dirname(locales))),
  ],
  format: formatter(),
};

export default everyCatalog;
