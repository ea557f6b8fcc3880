import type { Brand } from "@catnip/brands/brand.ts";
import { COMPLETE_LOCALES } from "#complete-locales";

/** The languages a brand's shop offers; its usual one first, which a page without a language in its address takes. */
export const localesOf = (brand: Brand | undefined): readonly string[] =>
  brand
    ? [...new Set([brand.locales.default, ...brand.locales.offered])].filter((locale) =>
        COMPLETE_LOCALES.includes(locale),
      )
    : [];
