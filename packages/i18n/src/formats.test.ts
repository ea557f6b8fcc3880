import { describe, expect, it } from "vitest";
import { LOCALES } from "@catnip/domain/locales";
import {
  countryName,
  formatCoins,
  formatDate,
  formatDateTime,
  formatFileSize,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelativeDays,
  formatRelativeTime,
  formatsFor,
  languageName,
  languageNameIn,
} from "./index.ts";

/** `Intl` uses several kinds of space; the tests only care about digits and signs. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

// R-PRC-11
describe("money", () => {
  it("is formatted per locale, from whole minor units", () => {
    const written = Object.fromEntries(
      LOCALES.map((locale) => [locale, plain(formatMoney(123_456, "USD", locale))]),
    );
    expect(written).toEqual({
      "de-DE": "1.234,56 $",
      "en-US": "$1,234.56",
      "es-ES": "1234,56 US$",
      "fr-FR": "1 234,56 $US",
      "ja-JP": "$1,234.56",
      "ko-KR": "US$1,234.56",
      "pt-BR": "US$ 1.234,56",
      "ru-RU": "1 234,56 $",
      "th-TH": "US$1,234.56",
      "tr-TR": "$1.234,56",
      "vi-VN": "1.234,56 US$",
      "zh-CN": "US$1,234.56",
      "zh-TW": "US$1,234.56",
    });
  });

  it("shows no decimals of yen and Taiwan dollars, unless there are some", () => {
    expect(plain(formatMoney(32_000, "TWD", "zh-TW"))).toBe("NT$320");
    expect(plain(formatMoney(32_050, "TWD", "zh-TW"))).toBe("NT$320.50");
    expect(plain(formatMoney(-32_000, "TWD", "zh-TW"))).toBe("-NT$320");
    expect(plain(formatMoney(150_000, "JPY", "ja-JP"))).toBe("￥1,500");
    expect(plain(formatMoney(680, "CNY", "zh-CN"))).toBe("¥6.80");
  });

  it("tells Taiwan's dollar from others in every language", () => {
    for (const locale of LOCALES) {
      const [taiwan, us] = [formatMoney(32_000, "TWD", locale), formatMoney(32_000, "USD", locale)];
      expect([locale, plain(taiwan)]).toEqual([locale, expect.stringMatching(/NT\$|TWD/)]);
      expect(taiwan).not.toBe(us);
    }
  });

  it("keeps every digit of amounts that floating-point division would round", () => {
    expect(formatCoins(9_007_199_254_740_991, "en-US")).toBe("90,071,992,547,409.91");
    expect(formatCoins(123_456_789_012_345_678_901n, "en-US")).toBe("1,234,567,890,123,456,789.01");
  });

  it("shows amounts below one unit and below zero", () => {
    expect(formatCoins(0, "en-US")).toBe("0.00");
    expect(formatCoins(7, "en-US")).toBe("0.07");
    expect(formatCoins(-5, "en-US")).toBe("-0.05");
    expect(formatMoney(-1999, "USD", "en-US")).toBe("-$19.99");
  });

  it("refuses an amount that is not an integer", () => {
    expect(() => formatMoney(19.99, "USD", "en-US")).toThrow(RangeError);
    expect(() => formatCoins(Number.NaN, "en-US")).toThrow(RangeError);
  });
});

describe("coins", () => {
  it("are shown with two decimals in every locale", () => {
    for (const locale of LOCALES) expect(formatCoins(123_450, locale)).toMatch(/^1.?234[.,]50$/u);
  });
});

describe("dates", () => {
  const releasedAt = "2026-11-21T15:04:05Z";

  it("have a format in each locale", () => {
    const written = LOCALES.map((locale) => formatDate(releasedAt, locale));
    expect(written).toHaveLength(LOCALES.length);
    // Thai uses the Buddhist calendar: 2026 is 2569.
    for (const [index, locale] of LOCALES.entries())
      expect(written[index]).toMatch(locale === "th-TH" ? /2569/u : /2026/u);
  });

  it("stay on their UTC day, whatever the server's time zone", () => {
    expect(formatDate("2026-11-21T23:59:59Z", "en-US")).toBe("Nov 21, 2026");
    expect(formatDate("2026-11-21T23:59:59Z", "en-US", "Asia/Tokyo")).toBe("Nov 22, 2026");
  });

  it("include the time zone when they carry a time", () => {
    expect(plain(formatDateTime(releasedAt, "en-US"))).toBe("Nov 21, 2026, 3:04 PM UTC");
    expect(plain(formatDateTime(releasedAt, "de-DE"))).toContain("UTC");
  });

  it("in days from today read naturally", () => {
    expect(formatRelativeDays(0, "en-US")).toBe("today");
    expect(formatRelativeDays(1, "de-DE")).toBe("morgen");
    expect(formatRelativeDays(-3, "ja-JP")).toBe("3 日前");
    expect(formatRelativeDays(5, "ru-RU")).toBe("через 5 дней");
  });

  it("show a distance in the largest unit that fits", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect(formatRelativeTime("2026-11-21T11:55:30Z", now, "en-US")).toBe("4 minutes ago");
    expect(formatRelativeTime("2026-11-21T12:00:20Z", now, "en-US")).toBe("in 20 seconds");
    expect(formatRelativeTime("2026-11-19T12:00:00Z", now, "en-US")).toBe("2 days ago");
    expect(formatRelativeTime("2024-11-01T12:00:00Z", now, "fr-FR")).toBe("il y a 2 ans");
  });

  it("refuse an invalid moment", () => {
    expect(() => formatDate("soon", "en-US")).toThrow(RangeError);
  });
});

describe("numbers", () => {
  it("group digits per locale", () => {
    expect(plain(formatNumber(1_234_567, "de-DE"))).toBe("1.234.567");
    expect(plain(formatNumber(1_234_567, "fr-FR"))).toBe("1 234 567");
  });

  it("in percent are not affected by floating point", () => {
    expect(formatPercent(29, "en-US")).toBe("29%");
    expect(plain(formatPercent(33, "de-DE"))).toBe("33 %");
    expect(formatPercent(33, "tr-TR")).toBe("%33");
    for (let percent = 0; percent <= 100; percent += 1)
      expect(formatPercent(percent, "en-US")).toBe(`${percent}%`);
  });

  it("of bytes use a readable unit", () => {
    expect(formatFileSize(0, "en-US")).toBe("0 byte");
    expect(formatFileSize(999, "en-US")).toBe("999 byte");
    expect(formatFileSize(1_500_000, "en-US")).toBe("1.5 MB");
    expect(plain(formatFileSize(2_340_000_000, "de-DE"))).toBe("2,3 GB");
  });

  it("of things in a row are joined as the locale joins them", () => {
    expect(formatList(["web", "Windows", "Android"], "en-US")).toBe("web, Windows, and Android");
    expect(formatList(["web", "Windows"], "ja-JP")).toBe("web、Windows");
  });
});

describe("names", () => {
  it("of the languages are in their own language and all differ", () => {
    const names = LOCALES.map((locale) => languageName(locale));
    expect(new Set(names).size).toBe(LOCALES.length);
    expect(languageName("zh-TW")).toBe("繁體中文");
  });

  it("of a game's languages are in the reader's language", () => {
    expect(languageNameIn("ja", "de-DE")).toBe("Japanisch");
  });

  it("of countries exist for every locale, and an unknown code is shown as is", () => {
    expect(countryName("tw", "ja-JP")).toBe("台湾");
    expect(countryName("DE", "fr-FR")).toBe("Allemagne");
    for (const locale of LOCALES) expect(countryName("BR", locale)).not.toBe("BR");
    expect(countryName("unknown", "en-US")).toBe("unknown");
  });

  it("of Hong Kong are the same in Node and in a browser, which has only the short name", () => {
    expect(countryName("HK", "en-US")).toBe("Hong Kong");
    expect(countryName("US", "en-US")).toBe("United States");
  });
});

it("the formats of one locale are the same object every time", () => {
  expect(formatsFor("de-DE")).toBe(formatsFor("de-DE"));
  expect(plain(formatsFor("de-DE").money(500, "EUR"))).toBe("5,00 €");
});
