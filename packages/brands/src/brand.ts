import type { Locale } from "@catnip/domain/locales";
import type { RefundPolicy } from "@catnip/domain/orders";
import type { SaleRules } from "@catnip/domain/prices";

/** The brand of a visitor who did not name one. */
export const HOME_BRAND = "international";

/** A shop as data, one value per brand. Screens and the API read these values and never ask which brand it is. */
export interface Brand {
  /** The brand's key everywhere: its file here, its app's folder, its OAuth client. */
  readonly platform_key: string;
  /** The name shown to visitors. */
  readonly name: string;
  /** A file in the shop's `public` folder. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number };
  /** The UI kit derives the whole theme from this accent; see `createTheme` in `@catnip/ui`. */
  readonly theme: { readonly accent: `#${string}` };
  /** ISO 4217 code of the real money shown beside coins. */
  readonly currency: string;
  /** Currencies that coins can be bought with, `currency` included. */
  readonly topUpCurrencies: readonly string[];
  readonly locales: {
    /** The languages it offers, as long as their translations are complete. */
    readonly offered: readonly Locale[];
    /** Where an address in a language that is not offered redirects to. */
    readonly default: Locale;
    /**
     * `visitor`: visitors choose through menu, hint or address. `host`: the shop's host fixes one language and no other
     * is offered.
     */
    readonly choice: "visitor" | "host";
  };
  readonly features: {
    /**
     * Whether silver coins exist here: in quotes, purchases, top-ups and wallets. Decided once, when the brand is
     * created, because `ledger verify` checks every top-up the brand ever had against it; a start with another value
     * is refused.
     */
    readonly silver: boolean;
    /** Whether visitors may change the language (menu and hint bar). */
    readonly languageMenu: boolean;
    /** What guests see on cards instead of prices. */
    readonly guestPrices: "hidden" | "shown";
    /** Whether to link to the official app (on Windows and Android devices). */
    readonly officialApp: boolean;
    /** Whether customer service gets a header entry, a floating button and a popup. */
    readonly customerService: boolean;
    /** Whether the top-up popup offers a manual top-up through customer service. */
    readonly offlineTopUp: boolean;
  };
  /** A flag next to the logo on pages in these languages; a file in the shop's `public` folder. */
  readonly flag: { readonly src: string; readonly locales: readonly Locale[] } | null;
  /** The names that serve this brand; each is a `{site}` in the installation's origin pattern. */
  readonly hosts: {
    readonly shop: string;
    /** This brand's alone: it decides whose links are accepted there. */
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
  /**
   * The app of the shop itself: the page it is downloaded from, which pages of categories lead to: a path of the shop
   * or an address elsewhere. Null: there is none, and nothing announces one.
   */
  readonly app: { readonly url: string } | null;
  /**
   * Where games are made: a sister site, or a path of the shop until there is one. The Create entry of creators leads
   * there, and so does the floating ball, unless it leads to customer service. Null: there is no ball.
   */
  readonly creatorSite: string | null;
  readonly support: {
    /** Days after which the texts and the person of a closed case are deleted (R-SPT-6). */
    readonly caseDays: number;
  };
  /** The shops that the bookmark page leads to, by the names that serve them. */
  readonly bookmarks: { readonly mainlandChina: string; readonly international: string };
  /**
   * Until when a game is taken back at once. Shown before buying and in the terms, so it may become more generous, but
   * not stricter for what was bought before.
   */
  readonly refunds: RefundPolicy;
  /** What the sales of creators must keep to; games are sold in every shop, so the strictest brand decides. */
  readonly sales: SaleRules;
  /** Where visitors under 18 are sent: a public page outside the shop. */
  readonly underAgeUrl: string;
}
