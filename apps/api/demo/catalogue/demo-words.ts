/** Language codes as `store_info.language` has them. */
export type DemoLanguage = "en-us" | "zh-cn" | "ja-jp";

/** The same thing said in every language of the demo catalogue. */
export type DemoWords = Readonly<Record<DemoLanguage, string>>;

export const DEMO_LANGUAGES: readonly DemoLanguage[] = ["en-us", "zh-cn", "ja-jp"];
