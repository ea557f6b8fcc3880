import type { DemoWords } from "./demo-words.ts";

/** Content warnings, in mild words. */
export const DEMO_WARNINGS = {
  alcohol: { "en-us": "Drinking", "zh-cn": "饮酒", "ja-jp": "飲酒" },
  smoking: { "en-us": "Smoking", "zh-cn": "吸烟", "ja-jp": "喫煙" },
  grief: { "en-us": "Loss and grief", "zh-cn": "离别与哀悼", "ja-jp": "死別と喪失" },
  peril: { "en-us": "Characters in danger", "zh-cn": "角色遇险", "ja-jp": "危険な場面" },
  crime: { "en-us": "Crime", "zh-cn": "犯罪情节", "ja-jp": "犯罪の描写" },
  language: { "en-us": "Strong language", "zh-cn": "粗口", "ja-jp": "乱暴な言葉づかい" },
  gambling: { "en-us": "Games of chance", "zh-cn": "赌局", "ja-jp": "賭け事" },
  eerie: { "en-us": "Eerie scenes", "zh-cn": "诡异气氛", "ja-jp": "不気味な演出" },
  flashing: { "en-us": "Flashing lights", "zh-cn": "闪光画面", "ja-jp": "点滅する光" },
  heartbreak: { "en-us": "Break-ups", "zh-cn": "分手情节", "ja-jp": "別れの場面" },
  "deep-water": { "en-us": "Deep water", "zh-cn": "深水场景", "ja-jp": "深い水の場面" },
} as const satisfies Record<string, DemoWords>;

export type DemoWarningKey = keyof typeof DEMO_WARNINGS;
