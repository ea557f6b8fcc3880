import { describe, expect, it } from "vitest";
import { LOCALES } from "@catnip/domain/locales";
import { createTranslator, htmlAttributes, openGraphLocale, textDirection } from "./index.ts";

describe("the page's html element", () => {
  it("has language and direction for each locale", () => {
    for (const locale of LOCALES) expect(htmlAttributes(locale)).toMatchObject({ lang: locale, dir: "ltr" });
  });

  it("falls back to fonts for scripts that Inter lacks", () => {
    const withOwnFonts = LOCALES.filter((locale) => htmlAttributes(locale).style["--font-script"]);
    expect(withOwnFonts).toEqual(["ja-JP", "ko-KR", "th-TH", "zh-CN", "zh-TW"]);
  });

  it("keeps Korean words whole and Japanese phrases together", () => {
    expect(htmlAttributes("ko-KR").style["--word-break"]).toBe("keep-all");
    expect(htmlAttributes("ja-JP").style["--word-break"]).toBe("auto-phrase");
  });

  it("would switch direction for a right-to-left language", () => {
    expect(textDirection("he-IL")).toBe("rtl");
  });

  it("gives social networks the locale with an underscore", () => {
    expect(openGraphLocale("pt-BR")).toBe("pt_BR");
  });
});

describe("translators", () => {
  it("of two concurrent requests do not affect each other", () => {
    const german = createTranslator("de-DE", { greeting: "Hallo" });
    const japanese = createTranslator("ja-JP", { greeting: "こんにちは" });
    expect(german._("greeting")).toBe("Hallo");
    expect(japanese._("greeting")).toBe("こんにちは");
    expect(german.locale).toBe("de-DE");
  });
});
