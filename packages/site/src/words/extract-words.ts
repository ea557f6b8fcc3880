import { spawnSync } from "node:child_process";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@catnip/domain/locales";
import { readCatalog } from "./read-catalog.ts";

/**
 * Extracts the messages of the package in the working directory into its catalogues: `extract-words.ts FOLDER…`, the
 * folders with its `.po` files.
 *
 * What the code no longer says stays in the files, marked as obsolete, until every language says everything: the old
 * translation of a sentence that was reworded is what its translator starts from, and a sentence that comes back has
 * its translation again (R-LNG-13).
 */
const folders = process.argv.slice(2).map((folder) => path.resolve(folder));

extract();
if (await isObsoleteOnly()) extract("--clean");

function extract(...options: readonly string[]): void {
  // One worker: starting more takes longer than they save.
  const { status } = spawnSync("lingui", ["extract", "--workers", "1", ...options], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether obsolete messages are there, and every other one is translated. */
async function isObsoleteOnly(): Promise<boolean> {
  let hasObsolete = false;
  for (const folder of folders) {
    for (const locale of LOCALES) {
      for (const { obsolete, translation } of (await readCatalog(folder, locale)) ?? []) {
        hasObsolete ||= obsolete;
        if (!obsolete && !translation && locale !== DEFAULT_LOCALE) return false;
      }
    }
  }
  return hasObsolete;
}
