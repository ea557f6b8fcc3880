import { LOCALES } from "@catnip/domain/locales";
import type { Brand } from "@catnip/site/brand/brand.ts";

/** The account site as the international shop's visitors meet it. */
export const brand: Brand = {
  platform_key: "international",
  name: "Catnip",
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: "#7fe0b0" },
  currency: "USD",
  locales: LOCALES,
  features: {
    silver: true,
    languageMenu: true,
    guestPrices: "hidden",
    officialApp: false,
    offlineTopUp: false,
    floatingBall: "none",
  },
  hosts: { shop: "international", account: "account", pay: "pay", api: "api", cdn: "cdn" },
  contacts: [{ type: "telegram", id: "catnip_support" }],
  underAgeUrl: "https://www.usa.gov/",
};
