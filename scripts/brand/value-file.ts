/** Starting point of a new brand: the home brand's values with its own name, color and hosts. */
export type NewBrand = { readonly key: string; readonly name: string; readonly accent: string };

/** The source of `packages/brands/<key>.ts`. */
export const valueFile = ({
  key,
  name,
  accent,
}: NewBrand): string => `import { LOCALES } from "@catnip/domain/locales";
import type { Brand } from "./src/brand.ts";

/** The shop ${name.replaceAll("*/", "")}. */
export const brand: Brand = {
  platform_key: ${JSON.stringify(key)},
  name: ${JSON.stringify(name)},
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: ${JSON.stringify(accent)} },
  currency: "USD",
  topUpCurrencies: ["USD"],
  locales: { offered: LOCALES, default: "en-US", choice: "visitor" },
  features: {
    silver: true,
    languageMenu: true,
    guestPrices: "hidden",
    officialApp: false,
    customerService: false,
    offlineTopUp: false,
  },
  flag: null,
  hosts: { shop: ${JSON.stringify(key)}, pay: ${JSON.stringify(`${key}-pay`)}, api: "api", cdn: "cdn" },
  contacts: [],
  app: null,
  creatorSite: null,
  support: { caseDays: 180 },
  bookmarks: { mainlandChina: "china", international: "international" },
  refunds: { days: 14, playedHours: 2, atMost: { games: 5, days: 90 } },
  sales: { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 },
  underAgeUrl: "https://www.usa.gov/",
};
`;
