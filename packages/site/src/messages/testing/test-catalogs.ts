import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { LOCALES, type Locale } from "@catnip/domain/locales";
import babel from "@lingui/cli/api/extractors/babel";
import { getConfig } from "@lingui/conf";
import { describe, expect, test } from "vitest";
import { readCatalog } from "../read-catalog.ts";

/**
 * Declares the tests of a surface's catalogs: every language is complete (R-LNG-12).
 *
 * @param folder the source folder whose `locales` they are
 * @param command updates the catalogs from the code
 * @param atLeast expected number of messages, so that an empty catalog does not pass as complete
 * @param options `apart`: folders within it with catalogs of their own; `surface`: the folder beside which the
 *   configuration is, if it is not this one
 */
export async function testCatalogs(
  folder: string,
  command: string,
  atLeast: number,
  { apart = [], surface = folder }: { readonly apart?: readonly string[]; readonly surface?: string } = {},
): Promise<void> {
  const catalogs = new Map(
    await Promise.all(LOCALES.map(async (locale) => [locale, await catalog(folder, locale)] as const)),
  );

  describe.each(LOCALES)("%s", (locale) => {
    test("translates every message", () => {
      const messages = Object.values(catalogs.get(locale) ?? {});
      const missing = messages.filter(({ translation }) => !translation).map(({ message }) => message);
      expect(messages.length).toBeGreaterThanOrEqual(atLeast);
      expect(missing).toEqual([]);
    });

    test("keeps every value and link of the message", () => {
      const lost = Object.values(catalogs.get(locale) ?? {}).filter(
        ({ message, translation }) => placesOf(message).join() !== placesOf(translation).join(),
      );
      expect(lost.map(({ message }) => message)).toEqual([]);
    });
  });

  test("all locales know the same messages", () => {
    const ids = (locale: (typeof LOCALES)[number]) => Object.keys(catalogs.get(locale) ?? {}).toSorted();
    for (const locale of LOCALES) expect({ [locale]: ids(locale) }).toEqual({ [locale]: ids("en-US") });
  });

  test(`the catalogs hold every message of the code; if not: ${command}`, async () => {
    const known = catalogs.get("en-US") ?? {};
    const unknown = new Map<string, string>();
    // Once: reading it compiles it.
    const linguiConfig = getConfig({
      cwd: path.dirname(surface),
      configPath: path.join(surface, "../lingui.config.ts"),
    });
    for await (const file of glob("**/*.{ts,tsx}", {
      cwd: folder,
      exclude: ["**/*.test.*", ...apart.map((each) => `${each}/**`)],
    })) {
      const code = readFileSync(path.join(folder, file), "utf8");
      if (!code.includes("/macro")) continue;
      await babel.extract(file, code, ({ id, message }) => id in known || unknown.set(message ?? id, file), {
        linguiConfig,
      });
    }
    expect(Object.fromEntries(unknown)).toEqual({});
  });
}

/** The placeholders of a message (`{name}`, `{0, plural…`, `<0>`), deduplicated. */
function placesOf(message: string): string[] {
  return [...new Set(message.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted();
}

/** The messages in the code, by id, without obsolete ones. */
async function catalog(folder: string, locale: Locale) {
  const messages = (await readCatalog(path.join(folder, "locales"), locale)) ?? [];
  return Object.fromEntries(
    messages.filter(({ obsolete }) => !obsolete).map(({ id, ...message }) => [id, message]),
  );
}
