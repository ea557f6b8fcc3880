import type { Locale } from "@catnip/domain/locales";
import { brand } from "#brand";
import { COMPLETE_LOCALES } from "#complete-locales";

/**
 * The languages this site offers: the brand's, if their translations are complete. Menus, hints, alternates, the
 * sitemap and redirects all read this one list.
 */
export const OFFERED_LOCALES: readonly Locale[] = brand.locales.offered.filter((locale) =>
  COMPLETE_LOCALES.includes(locale),
);

/** Whether an untrusted value is a language this site offers. */
export const isOffered = (value: unknown): value is Locale =>
  OFFERED_LOCALES.some((locale) => locale === value);
