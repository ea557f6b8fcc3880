/** What a page's `<html>` needs to typeset this locale's script well. */
interface HtmlAttributes {
  lang: string;
  dir: "ltr" | "rtl";
  /** Custom properties read by the UI kit's base styles. */
  style: Record<`--${string}`, string>;
}

/**
 * `<html {...htmlAttributes(locale)}>`. Inter covers Latin, Cyrillic and Vietnamese; Thai, Chinese, Japanese and Korean
 * use system fonts, in the order that reads best for the language. (Han characters have national variants, so a Chinese
 * font must not render Japanese text, nor vice versa.)
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

/** Writing direction. All current locales are left-to-right; a right-to-left one only needs an entry here. */
export function textDirection(locale: string): "ltr" | "rtl" {
  const [language = ""] = locale.split("-");
  return RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
}

/** Open Graph spells locales with an underscore. */
export function openGraphLocale(locale: string): string {
  return locale.replace("-", "_");
}

interface Script {
  fonts?: string;
  /** Korean wraps between words only; Japanese between phrases where the browser supports it. */
  wordBreak?: string;
  /** Strict keeps small kana and closing punctuation off the start of a line. */
  lineBreak?: string;
  /** Thai stacks vowels and tones above and below; Han characters fill their box: both need more line height. */
  leading?: string;
  /** Tight heading line height suits Latin only. */
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
