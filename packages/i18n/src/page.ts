/** What a page's `<html>` needs so that this locale's script is set well. */
export interface HtmlAttributes {
  lang: string;
  dir: "ltr" | "rtl";
  /** Custom properties read by the UI kit's base styles. */
  style: Record<`--${string}`, string>;
}

/**
 * `<html {...htmlAttributes(locale)}>`. Inter carries Latin, Cyrillic and Vietnamese; Thai, Chinese, Japanese and
 * Korean come from fonts of the visitor's system, in the order that reads best for that language. (One Han
 * character has several national shapes, so a Chinese font may not set Japanese text and the other way round.)
 */
export function htmlAttributes(locale: string): HtmlAttributes {
  const script = SCRIPTS[locale] ?? {};
  const style: HtmlAttributes["style"] = {};
  if (script.fonts) style["--font-script"] = script.fonts;
  if (script.wordBreak) style["--word-break"] = script.wordBreak;
  if (script.lineBreak) style["--line-break"] = script.lineBreak;
  if (script.leading) style["--leading"] = script.leading;
  if (script.tracking) style["--tracking"] = script.tracking;
  return { lang: locale, dir: textDirection(locale), style };
}

/** Writing direction. All of today's locales run left to right; the table is ready for the next. */
export function textDirection(locale: string): "ltr" | "rtl" {
  const [language = ""] = locale.split("-");
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** Open Graph writes locales with an underscore. */
export function openGraphLocale(locale: string): string {
  return locale.replace("-", "_");
}

interface Script {
  fonts?: string;
  /** Korean breaks between words only; Japanese between phrases where the browser can. */
  wordBreak?: string;
  /** Strict keeps small kana and closing marks off the start of a line. */
  lineBreak?: string;
  /** Thai stacks vowels and tones above and below; Han characters fill their box: both need more air. */
  leading?: string;
  /** Tight headings suit Latin only. */
  tracking?: string;
}

const SCRIPTS: Record<string, Script> = {
  "ja-JP": {
    fonts: '"Hiragino Sans", "Yu Gothic UI", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", Meiryo',
    wordBreak: "auto-phrase",
    lineBreak: "strict",
    leading: "1.7",
    tracking: "0",
  },
  "ko-KR": {
    fonts: '"Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic"',
    wordBreak: "keep-all",
    leading: "1.65",
    tracking: "0",
  },
  "th-TH": {
    fonts: '"Noto Sans Thai", "Sukhumvit Set", Thonburi, "Leelawadee UI", Tahoma',
    leading: "1.75",
    tracking: "0",
  },
  "zh-CN": {
    fonts: '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"',
    lineBreak: "strict",
    leading: "1.7",
    tracking: "0",
  },
  "zh-TW": {
    fonts: '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei"',
    lineBreak: "strict",
    leading: "1.7",
    tracking: "0",
  },
};

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);
