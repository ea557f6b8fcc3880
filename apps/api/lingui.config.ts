import { LOCALES } from "@catnip/domain/locales";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** The words of mails, and of the page that switches mails off. The API says nothing else to people. */
export default defineConfig({
  locales: [...LOCALES],
  sourceLocale: "en-US",
  catalogs: [
    {
      path: "<rootDir>/src/platform/mail-messages/locales/{locale}",
      include: ["<rootDir>/src/modules"],
      exclude: ["**/*.test.*"],
    },
  ],
  // Nothing is compiled here: the function of that name stands in for the macro and is extracted as if it were one.
  macro: { corePackage: ["@catnip/i18n/msg.ts"] },
  // Line numbers would change on every edit and bury the real differences.
  format: formatter({ lineNumbers: false }),
});
