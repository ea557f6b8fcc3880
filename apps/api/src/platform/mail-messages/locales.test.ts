import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@catnip/domain/locales";
import babel from "@lingui/cli/api/extractors/babel";
import { getConfig } from "@lingui/conf";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { MAIL_CATALOGS, MAIL_LOCALES as offered } from "./index.ts";
import { readCatalogs } from "./read-catalogs.ts";

const catalogs = await readCatalogs(MAIL_CATALOGS);
const english = catalogs[DEFAULT_LOCALE] ?? {};

// R-LNG-12
test("mails are written in every language", () => {
  expect(offered).toEqual([...LOCALES]);
});

test("all 13 locales have the same messages", () => {
  const ids = (locale: Locale) => Object.keys(catalogs[locale] ?? {}).toSorted();
  expect(ids("en-US").length).toBeGreaterThan(50);
  for (const locale of LOCALES) expect({ [locale]: ids(locale) }).toEqual({ [locale]: ids("en-US") });
});

describe.each(offered)("%s", (locale) => {
  test("keeps every placeholder of a message", () => {
    const lost = Object.entries(english).filter(
      ([id, text]) => valuesOf(text).join() !== valuesOf(catalogs[locale]?.[id]).join(),
    );
    expect(lost.map(([, text]) => text)).toEqual([]);
  });

  test("has exactly the plural forms that its language needs", () => {
    const rules = new Intl.PluralRules(locale);
    const needed = new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count))).add("other");
    const known = new Set<string>(rules.resolvedOptions().pluralCategories);
    const isWrong = (forms: readonly string[]) =>
      forms.some((form) => !known.has(form)) || [...needed].some((form) => !forms.includes(form));
    const wrong = Object.values(catalogs[locale] ?? {}).filter((text) => pluralsOf(text ?? "").some(isWrong));
    expect(wrong).toEqual([]);
  });
});

test("the catalogs contain every message in the code; if not: pnpm --filter @catnip/api messages", async () => {
  const found = new Map<string, string>();
  for await (const file of glob("modules/**/*.ts", { cwd: SRC, exclude: ["**/*.test.*"] })) {
    const code = readFileSync(path.join(SRC, file), "utf8");
    if (!code.includes("@catnip/i18n/msg.ts")) continue;
    await babel.extract(file, code, ({ id, message }) => void found.set(id, message ?? ""), {
      linguiConfig: getConfig({
        cwd: path.dirname(SRC),
        configPath: path.join(SRC, "../lingui.config.ts"),
      }),
    });
  }
  expect(Object.fromEntries(found)).toEqual(english);
});

const SRC = path.resolve(import.meta.dirname, "../..");

/** `{name}` and `{name, plural…` of a message, each once. */
const valuesOf = (message: string | null | undefined): string[] =>
  [...new Set(message?.match(/\{\w+(?=[,}])/g))].toSorted();

/** The forms of each plural in a message: `one` and `other`. */
const pluralsOf = (message: string): readonly (readonly string[])[] =>
  (compileMessageOrThrow(message) as readonly unknown[]).flatMap((token) =>
    Array.isArray(token) && token[1] === "plural"
      ? [Object.keys(token[2] as object).filter((form) => form !== "offset")]
      : [],
  );
