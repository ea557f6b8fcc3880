import { LOCALES } from "@catnip/domain/locales";
import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/**
 * The lingui configuration of a surface: one catalog per locale in `{folder}/locales`, extracted from `folder`. The
 * source language is en-US; a locale without a translation falls back to English.
 */
export function linguiConfig(folder: string): LinguiConfig {
  return {
    locales: [...LOCALES],
    sourceLocale: "en-US",
    fallbackLocales: { default: "en-US" },
    catalogs: [
      {
        path: `<rootDir>/${folder}/locales/{locale}`,
        include: [`<rootDir>/${folder}`],
        exclude: ["**/*.test.*", "**/gen/**"],
      },
    ],
    // Line numbers would change on every edit and drown the real differences.
    format: formatter({ lineNumbers: false }),
  };
}
