declare module "#brand" {
  import type { Brand } from "@catnip/brands/brand.ts";
  export const brand: Brand;
}
declare module "#catalogs" {
  import type { Catalogs } from "@catnip/storefront/shell/words.ts";
  export const catalogs: Catalogs;
}
declare module "#complete-locales" {
  import type { Locale } from "@catnip/domain/locales";
  export const COMPLETE_LOCALES: readonly Locale[];
}
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
