import { LOCALES } from "@catnip/domain/locales";
import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/**
 * The lingui configuration of a surface: one catalog per locale in `{folder}/locales`, extracted from `folder`. The
 * source language is en-US; a locale without a translation falls back to English.
 *
 * @param apart folders within it whose messages have catalogs of their own, loaded only where they are needed
 */
export function linguiConfig(folder: string, apart: readonly string[] = []): LinguiConfig {
  const catalog = (of: string, except: readonly string[]) => ({
    path: `<rootDir>/${of}/locales/{locale}`,
    include: [`<rootDir>/${of}`],
    exclude: ["**/*.test.*", "**/gen/**", ...except.map((each) => `**/${each}/**`)],
  });
  return {
    locales: [...LOCALES],
    sourceLocale: "en-US",
    fallbackLocales: { default: "en-US" },
    catalogs: [catalog(folder, apart), ...apart.map((each) => catalog(each, []))],
    // Line numbers would change on every edit and drown the real differences.
    format: formatter({ lineNumbers: false }),
  };
}
