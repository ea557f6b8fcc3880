import type { Brand } from "./src/brand.ts";

/** The partner's shop: no silver, a single language fixed by host, and customer service enabled. */
export const brand: Brand = {
  platform_key: "partner",
  name: "Ruby Lantern",
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: "#ff9eb5" },
  currency: "CNY",
  topUpCurrencies: ["CNY"],
  locales: { offered: ["zh-CN"], default: "zh-CN", choice: "host" },
  features: {
    silver: false,
    languageMenu: false,
    guestPrices: "hidden",
    officialApp: false,
    customerService: true,
    offlineTopUp: true,
  },
  flag: null,
  hosts: { shop: "partner", pay: "partner-pay", api: "api", cdn: "cdn" },
  contacts: [
    { type: "telegram", id: "ruby_lantern_help" },
    { type: "qq", id: "800012345" },
    { type: "wechat", id: "ruby-lantern" },
  ],
  app: null,
  creatorSite: null,
  support: { caseDays: 180 },
  bookmarks: { mainlandChina: "china", international: "international" },
  refunds: { days: 14, playedHours: 2, atMost: { games: 5, days: 90 } },
  sales: { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 },
  underAgeUrl: "https://www.gov.cn/",
};
