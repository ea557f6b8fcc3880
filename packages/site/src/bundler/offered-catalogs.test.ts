import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCALES } from "@catnip/domain/locales";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LINKED_CATALOGS, readCompleteLocales } from "./offered-catalogs.ts";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";

// R-LNG-3
describe("the languages that are offered", () => {
  let folders: string[];
  beforeEach(() => {
    folders = LINKED_CATALOGS.map((folder) => {
      const copy = mkdtempSync(path.join(tmpdir(), "catnip-catalogs-"));
      cpSync(folder, copy, { recursive: true });
      return copy;
    });
  });
  afterEach(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test("are those whose catalogs of kit, shop, account and pay are complete", async () => {
    const complete = await readCompleteLocales();
    expect(OFFERED_LOCALES).toEqual(complete);
    expect(complete).toEqual([...LOCALES]);
  });

  test.each([0, 1, 2, 3, 4, 5])("exclude one with an empty message in catalog %i", async (index) => {
    replace(folders[index], "ja-JP", /\nmsgstr ".+"\n/, '\nmsgstr ""\n');
    expect(await readCompleteLocales(folders)).not.toContain("ja-JP");
  });

  test.each([0, 1, 2, 3, 4, 5])("exclude one whose catalog %i lacks a message", async (index) => {
    replace(folders[index], "en-US", /$/, '\nmsgid "Brand new words"\nmsgstr "Brand new words"\n');
    expect(await readCompleteLocales(folders)).toEqual(["en-US"]);
  });

  test("include every language with complete catalogs, without further steps", async () => {
    for (const folder of folders)
      for (const locale of LOCALES)
        writeFileSync(poFile(folder, locale), readFileSync(poFile(folder, "en-US"), "utf8"));
    expect(await readCompleteLocales(folders)).toEqual([...LOCALES]);
  });
});

const poFile = (folder: string, locale: string) => path.join(folder, `${locale}.po`);

function replace(folder: string | undefined, locale: string, pattern: RegExp, by: string): void {
  const file = poFile(folder ?? "", locale);
  const before = readFileSync(file, "utf8");
  // The header's msgstr is always empty; messages follow after the first blank line.
  const start = before.indexOf("\n\n");
  const after = before.slice(0, start) + before.slice(start).replace(pattern, by);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}
