import { LOCALES } from "@catnip/domain/locales";
import type { Brand } from "./brand.ts";

/** A brand for tests: everything switched on. */
export const brand: Brand = {
  platform_key: "international",
  name: "Test Shop",
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: "#7fe0b0" },
  currency: "USD",
  locales: LOCALES,
  features: {
    silver: true,
    languageMenu: true,
    guestPrices: "hidden",
    officialApp: true,
    offlineTopUp: true,
    floatingBall: "creator-site",
  },
  hosts: { shop: "international", account: "account", pay: "pay", api: "api", cdn: "cdn" },
  contacts: [{ type: "telegram", id: "support" }],
  underAgeUrl: "https://example.org/",
};
