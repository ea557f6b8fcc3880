import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { LOCALES } from "@catnip/domain/locales";
import babel from "@lingui/cli/api/extractors/babel";
import { getConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { describe, expect, test } from "vitest";

/** The languages that are complete; the others read English where they lack a word. */
const COMPLETE = ["en-US", "zh-CN", "ja-JP"] as const;

const catalogs = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await catalog(locale)] as const)),
);

describe.each(COMPLETE)("%s", (locale) => {
  test("has words for every message", () => {
    const messages = Object.values(catalogs.get(locale) ?? {});
    const missing = messages.filter(({ translation }) => !translation).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test("keeps every value and link of the message", () => {
    const lost = Object.values(catalogs.get(locale) ?? {}).filter(
      ({ message = "", translation = "" }) => placesOf(message).join() !== placesOf(translation).join(),
    );
    expect(lost.map(({ message }) => message)).toEqual([]);
  });
});

test("all locales know the same messages", () => {
  const ids = (locale: (typeof LOCALES)[number]) => Object.keys(catalogs.get(locale) ?? {}).toSorted();
  for (const locale of LOCALES) expect({ [locale]: ids(locale) }).toEqual({ [locale]: ids("en-US") });
});

test("the catalogs hold every message of the code; if not: pnpm --filter @catnip/storefront messages", async () => {
  const known = catalogs.get("en-US") ?? {};
  const unknown = new Map<string, string>();
  for await (const file of glob("**/*.{ts,tsx}", { cwd: src, exclude: ["**/*.test.*"] })) {
    const code = readFileSync(path.join(src, file), "utf8");
    if (!code.includes("/macro")) continue;
    await babel.extract(file, code, ({ id, message }) => id in known || unknown.set(message ?? id, file), {
      linguiConfig: getConfig({ cwd: path.dirname(src), configPath: path.join(src, "../lingui.config.ts") }),
    });
  }
  expect(Object.fromEntries(unknown)).toEqual({});
});

const src = path.resolve(import.meta.dirname, "..");

/** `{name}`, `{0, plural…` and `<0>` of a message, each once. */
function placesOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted();
}

async function catalog(locale: string) {
  const filename = new URL(`${locale}.po`, import.meta.url);
  return formatter().parse(readFileSync(filename, "utf8"), {
    locale,
    sourceLocale: "en-US",
    filename: filename.pathname,
  });
}
