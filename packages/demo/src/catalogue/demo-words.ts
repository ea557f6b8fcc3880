/** Codes, as in `store_info.language`, of the languages every text of the demo catalogue is written in. */
export type DemoLanguage = "en-us" | "zh-cn" | "ja-jp";

/** Those the front of the shop is translated into as well: see `translations`. */
export type TranslatedLanguage =
  | "de-de"
  | "es-es"
  | "fr-fr"
  | "ko-kr"
  | "pt-br"
  | "ru-ru"
  | "th-th"
  | "tr-tr"
  | "vi-vn"
  | "zh-tw";

/** One value for every language of the demo catalogue, and for those it is translated into. */
export type PerLanguage<Value> = Readonly<
  Record<DemoLanguage, Value> & Partial<Record<TranslatedLanguage, Value>>
>;

export type DemoWords = PerLanguage<string>;

export const DEMO_LANGUAGES: readonly DemoLanguage[] = ["en-us", "zh-cn", "ja-jp"];
