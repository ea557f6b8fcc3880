import type { SurfaceCatalogs } from "@catnip/domain/locales";
import { msg } from "@catnip/i18n/msg.ts";
import { describe, expect, test } from "vitest";
import { createTranslators } from "./translators.ts";

const HELLO = msg`Hello`;
const THINGS = msg({ message: "{count, plural, one {# thing is new} other {# things are new}}" });
const ENGLISH = { [HELLO.id]: "Hello", [THINGS.id]: THINGS.message };
const RUSSIAN = {
  [HELLO.id]: "Привет",
  [THINGS.id]: "{count, plural, one {# новинка} few {# новинки} many {# новинок} other {# новинки}}",
};

const forReader = (locale: string, catalogs: SurfaceCatalogs) => {
  const i18n = createTranslators({ "en-US": ENGLISH, ...catalogs }).forReader(locale);
  return {
    locale: i18n.locale,
    hello: i18n._(HELLO),
    count: (count: number) => i18n._(THINGS.id, { count }),
  };
};

describe("a recipient's language", () => {
  test("is used if its catalog is complete, with its own plural rules", () => {
    const russian = forReader("ru-RU", { "ru-RU": RUSSIAN });
    expect(russian).toMatchObject({ locale: "ru-RU", hello: "Привет" });
    expect([1, 2, 5, 11, 21, 1_000].map(russian.count)).toEqual([
      "1 новинка",
      "2 новинки",
      "5 новинок",
      "11 новинок",
      "21 новинка",
      "1 000 новинок".replace(" ", "\u00a0"),
    ]);
  });

  test.each([
    { says: "lacks a message", words: { [HELLO.id]: "Привет" } },
    { says: "has an empty message", words: { ...RUSSIAN, [THINGS.id]: " " } },
    { says: "has no catalogue", words: undefined },
  ])("falls back to English entirely if it $says", ({ words }) => {
    const reader = forReader("ru-RU", words ? { "ru-RU": words } : {});
    expect(reader).toMatchObject({ locale: "en-US", hello: "Hello" });
    expect([1, 2].map(reader.count)).toEqual(["1 thing is new", "2 things are new"]);
  });

  test.each(["xx-XX", "", "constructor", "__proto__"])("is English for an unknown %j", (locale) => {
    expect(forReader(locale, {}).locale).toBe("en-US");
  });

  test("does not affect another recipient's", () => {
    const translators = createTranslators({ "en-US": ENGLISH, "ru-RU": RUSSIAN });
    const [russian, english] = [translators.forReader("ru-RU"), translators.forReader("en-US")];
    expect([russian._(HELLO), english._(HELLO), russian._(HELLO)]).toEqual(["Привет", "Hello", "Привет"]);
  });
});

test("an invalid ICU MessageFormat message fails the start and is named", () => {
  const broken = { ...RUSSIAN, [HELLO.id]: "Привет {count, plural}" };
  expect(() => createTranslators({ "en-US": ENGLISH, "ru-RU": broken })).toThrow(
    `The ru-RU translation "Привет {count, plural}" is not ICU MessageFormat`,
  );
});
