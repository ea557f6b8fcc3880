import type { Brand } from "./src/brand.ts";

/** The shop for mainland China: Chinese only, prices in yuan. */
export const brand: Brand = {
  platform_key: "china",
  name: "Catnip 猫薄荷",
  logo: { src: "/logo.svg", width: 40, height: 40 },
  theme: { accent: "#ffd27a" },
  currency: "CNY",
  topUpCurrencies: ["CNY"],
  locales: { offered: ["zh-CN"], default: "zh-CN", choice: "host" },
  features: {
    silver: true,
    languageMenu: false,
    guestPrices: "hidden",
    officialApp: true,
    customerService: false,
    offlineTopUp: false,
  },
  flag: { src: "/flag.svg", locales: ["zh-CN"] },
  hosts: { shop: "china", pay: "china-pay", api: "api", cdn: "cdn" },
  contacts: [
    { type: "qq", id: "800067890" },
    { type: "wechat", id: "catnip-kefu" },
  ],
  app: { url: "/store?platform=platform+app" },
  creatorSite: "/partners",
  support: { caseDays: 180 },
  bookmarks: { mainlandChina: "china", international: "international" },
  refunds: { days: 14, playedHours: 2, atMost: { games: 5, days: 90 } },
  sales: { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 },
  underAgeUrl: "https://www.gov.cn/",
};
