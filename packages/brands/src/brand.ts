import type { Locale } from "@catnip/domain/locales";

/** The brand of whoever came without naming one. */
export const HOME_BRAND = "international";

/** A shop in values, each stated here alone. Screens and API read them; neither asks which brand it is. */
export interface Brand {
  /** Names the brand everywhere: its file here, its app's folder, its sign-in client. */
  readonly platform_key: string;
  /** The name visitors read. */
  readonly name: string;
  /** A file of the shop's `public` folder. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  /** The UI kit makes the whole theme from the accent; see `createTheme` in `@catnip/ui`. */
  readonly theme: { readonly accent: `#${string}` };
  /** ISO 4217 code of the real money shown beside coins. */
  readonly currency: string;
  /** What coins can be paid with; `currency` among them. */
  readonly topUpCurrencies: readonly string[];
  readonly locales: {
    /** The languages it offers, as far as their words are complete. */
    readonly offered: readonly Locale[];
    /** Where an address in a language that is not offered leads. */
    readonly default: Locale;
    /** `visitor`: by menu, hint and address; `host`: the shop's host has one language, and nothing else is offered. */
    readonly choice: "visitor" | "host";
  };
  readonly features: {
    /**
     * Whether silver coins exist for its visitors: in quotes, purchases, top-ups and wallets. Decided once, when the
     * brand is made: `ledger verify` holds every top-up it ever had to it.
     */
    readonly silver: boolean;
    /** Whether visitors may change language: menu and hint bar. */
    readonly languageMenu: boolean;
    /** What guests see on cards in place of prices. */
    readonly guestPrices: "hidden" | "shown";
    /** Whether the link to the official app is offered (on windows and android devices). */
    readonly officialApp: boolean;
    /** Whether customer service has an entry in the header, a floating button and a popup. */
    readonly customerService: boolean;
    /** Whether the top-up popup has a button to manual top-up through customer service. */
    readonly offlineTopUp: boolean;
  };
  /** A flag beside the logo, on pages in these languages; a file of the shop's `public` folder. */
  readonly flag: { readonly src: string; readonly locales: readonly Locale[] } | null;
  /** Which names serve this brand: each is a `{site}` of the installation's origin pattern. */
  readonly hosts: {
    readonly shop: string;
    /** Of this brand alone: it says whose links are accepted there. */
    readonly pay: string;
    /** May be shared. */
    readonly api: string;
    /** May be shared. */
    readonly cdn: string;
  };
  /** Customer service. */
  readonly contacts: readonly {
    readonly type: "telegram" | "qq" | "wechat";
    readonly id: string;
  }[];
  /** Where someone who is under 18 is sent: a public page outside the shop. */
  readonly underAgeUrl: string;
}
