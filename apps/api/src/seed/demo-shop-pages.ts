import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import { DEMO_BANNERS, DEMO_TAGS, type DemoWords } from "@catnip/demo/catalogue";
import { seedConfiguration } from "../modules/configuration/index.ts";
import type { Database } from "../platform/database.ts";
import type { DemoPictures } from "./demo-pictures.ts";

/** What the demo shop shows besides its games: banners on Home, items in the header, tags for submissions. */
export async function plantShopPages(db: Database, { banners }: DemoPictures): Promise<void> {
  await seedConfiguration(
    db,
    {
      [CONFIGURATION_PATHS.defaultPage]: {
        banners: DEMO_BANNERS.flatMap(({ key, linkPath, kicker, headline, text }) => {
          const image = banners.get(key);
          if (!image) return [];
          const t = [...texts("kicker", kicker), ...texts("headline", headline), ...texts("text", text)];
          return [{ key, image, value: linkPath, t }];
        }),
      },
      [CONFIGURATION_PATHS.header]: HEADER,
      [CONFIGURATION_PATHS.tags]: { tags: Object.keys(DEMO_TAGS), max: 8 },
    },
    "The demo shop",
  );
}

const texts = (key: string, words: DemoWords) =>
  Object.entries(words).map(([lang, value]) => ({ lang, key, value }));

const titles = (key: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([lang, value]) => ({ lang, key, value }));

/** The shop already has translations for "On sale" and the like; the others bring their own. */
const HEADER = {
  items: [
    { type: "btn", value: "/store?show=discount", tPath: "on-sale", title: "On sale", min: 1440 },
    {
      type: "folder",
      tPath: "header.discover",
      title: "Discover",
      min: 1440,
      list: [
        { type: "url", value: "/store", tPath: "new-games", title: "New games" },
        { type: "url", value: "/store?show=preview", tPath: "coming-soon", title: "Coming soon" },
      ],
    },
    { type: "url", value: "/partners", tPath: "header.authors", title: "For authors", min: 1440 },
  ],
  t: [
    ...titles("header.discover", {
      "de-DE": "Entdecken",
      "en-US": "Discover",
      "es-ES": "Descubrir",
      "fr-FR": "Découvrir",
      "ja-JP": "見つける",
      "ko-KR": "둘러보기",
      "pt-BR": "Descobrir",
      "ru-RU": "Обзор",
      "th-TH": "สำรวจ",
      "tr-TR": "Keşfet",
      "vi-VN": "Khám phá",
      "zh-CN": "发现",
      "zh-TW": "探索",
    }),
    ...titles("header.authors", {
      "de-DE": "Für Autoren",
      "en-US": "For authors",
      "es-ES": "Para autores",
      "fr-FR": "Pour les auteurs",
      "ja-JP": "作者の方へ",
      "ko-KR": "작가 안내",
      "pt-BR": "Para autores",
      "ru-RU": "Авторам",
      "th-TH": "สำหรับผู้สร้าง",
      "tr-TR": "Yazarlar için",
      "vi-VN": "Dành cho tác giả",
      "zh-CN": "创作者入口",
      "zh-TW": "創作者專區",
    }),
  ],
};
