import { LOCALES } from "@catnip/domain/locales";
import type { Brand } from "./src/brand.ts";

/** The international shop: every language, US dollars. */
export const brand: Brand = {
  platform_key: "international",
  name: "Catnip",
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: "#7fe0b0" },
  currency: "USD",
  topUpCurrencies: ["USD", "TWD", "CNY"],
  locales: { offered: LOCALES, default: "en-US", choice: "visitor" },
  features: {
    silver: true,
    languageMenu: true,
    guestPrices: "hidden",
    officialApp: true,
    customerService: false,
    offlineTopUp: false,
  },
  flag: null,
  hosts: { shop: "international", pay: "pay", api: "api", cdn: "cdn" },
  contacts: [{ type: "telegram", id: "catnip_support" }],
  app: { url: "/store?platform=platform+app" },
  creatorSite: "/partners",
  support: { caseDays: 180 },
  bookmarks: { mainlandChina: "china", international: "international" },
  refunds: { days: 14, playedHours: 2, atMost: { games: 5, days: 90 } },
  sales: { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 },
  underAgeUrl: "https://www.usa.gov/",
};
