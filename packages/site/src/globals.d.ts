declare module "#brand" {
  import type { Brand } from "@catnip/brands/brand.ts";
  export const brand: Brand;
}
declare module "#catalogs" {
  import type { Catalogs } from "@catnip/site/messages/load-messages.ts";
  export const catalogs: readonly Catalogs[];
}
declare module "#popups" {
  import type { PopupComponents } from "@catnip/site/popups/popups.ts";
  export const popupComponents: PopupComponents;
}
declare module "#complete-locales" {
  import type { Locale } from "@catnip/domain/locales";
  export const COMPLETE_LOCALES: readonly Locale[];
}
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
declare module "*?inline-script" {
  /** Empty in the browser's build. */
  const code: string;
  export default code;
}
