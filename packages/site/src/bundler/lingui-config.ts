import { LOCALES } from "@catnip/domain/locales";
import type { LinguiConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/**
 * Where a surface keeps its words: one catalog per locale in `{folder}/locales`, extracted from `folder`.
 * en-US is the language the code is written in; a locale without a translation yet reads English.
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
    // Line numbers would change on every edit and bury the real differences.
    format: formatter({ lineNumbers: false }),
  };
}
