import type { Brand } from "@catnip/brands/brand.ts";
import { COMPLETE_LOCALES } from "#complete-locales";

/** The languages of a brand's shop; its default first, which a page without a language in its URL uses. */
export const localesOf = (brand: Brand | undefined): readonly string[] =>
  brand
    ? [...new Set([brand.locales.default, ...brand.locales.offered])].filter((locale) =>
        COMPLETE_LOCALES.includes(locale),
      )
    : [];
