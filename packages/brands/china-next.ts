import type { Brand } from "./src/brand.ts";

/** The newer shop for mainland China: like `china`, with its own API host and CDN. */
export const brand: Brand = {
  platform_key: "china-next",
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
  hosts: { shop: "china-next", pay: "china-next-pay", api: "china-next-api", cdn: "china-next-cdn" },
  contacts: [
    { type: "qq", id: "800067890" },
    { type: "wechat", id: "catnip-kefu" },
  ],
  app: { url: "/store?platform=platform+app" },
  creatorSite: "/partners",
  support: { caseDays: 180 },
  bookmarks: { mainlandChina: "china-next", international: "international" },
  refunds: { days: 14, playedHours: 2, atMost: { games: 5, days: 90 } },
  sales: { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 },
  underAgeUrl: "https://www.gov.cn/",
};
