import type { Locale } from "@catnip/domain/locales";

/** A shop in values. A new brand is a folder with one of these; no screen asks which brand it is. */
export interface Brand {
  /** Names the brand to the API: `international`, `partner`, `china`. */
  readonly platform_key: string;
  /** The name visitors read. */
  readonly name: string;
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  /** The UI kit makes the whole theme from the accent; see `createTheme` in `@catnip/ui`. */
  readonly theme: { readonly accent: `#${string}` };
  /** ISO 4217 code of the real money shown beside coins. */
  readonly currency: string;
  /** The languages it offers, and the one its addresses have no prefix for. */
  readonly locales: readonly Locale[];
  readonly features: {
    /** Whether silver coins can be used. */
    readonly silver: boolean;
    /** Whether visitors may change language: menu and hint bar. */
    readonly languageMenu: boolean;
    /** What guests see on cards in place of prices. */
    readonly guestPrices: "hidden" | "shown";
    /** Whether the link to the official app is offered (on windows and android devices). */
    readonly officialApp: boolean;
    /** Whether manual top-up through customer service is offered. */
    readonly offlineTopUp: boolean;
    /** What the floating ball leads to. */
    readonly floatingBall: "creator-site" | "customer-service" | "none";
  };
  /** Which sites serve this brand: each is the `{site}` of the installation's origin pattern. */
  readonly hosts: {
    readonly shop: string;
    readonly account: string;
    readonly pay: string;
    readonly api: string;
    readonly cdn: string;
  };
  /** Customer service. */
  readonly contacts: readonly {
    readonly type: "telegram" | "qq" | "wechat" | "email";
    readonly id: string;
  }[];
  /** Where someone who is under 18 is sent: a public page outside the shop. */
  readonly underAgeUrl: string;
}
