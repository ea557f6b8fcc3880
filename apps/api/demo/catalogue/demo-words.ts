/** Language codes as in `store_info.language`. */
export type DemoLanguage = "en-us" | "zh-cn" | "ja-jp";

/** A text in every language of the demo catalogue. */
export type DemoWords = Readonly<Record<DemoLanguage, string>>;

export const DEMO_LANGUAGES: readonly DemoLanguage[] = ["en-us", "zh-cn", "ja-jp"];
