import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { extractMessages } from "./extract-messages.ts";

let folder: string;
let stop: () => void;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-messages-"));
  mkdirSync(path.join(folder, "src"));
  writeFileSync(path.join(folder, "lingui.config.mjs"), `export default ${JSON.stringify(CONFIG)};\n`);
  stop = extractMessages([[folder, "src"]]);
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

// R-LNG-13
test("an English sentence that is edited and edited back keeps its translations", async () => {
  await saved("Log in");
  const german = readFileSync(catalogue(), "utf8");
  writeFileSync(
    catalogue(),
    german.replace('msgid "Log in"\nmsgstr ""', 'msgid "Log in"\nmsgstr "Anmelden"'),
  );
  await saved("Log im");
  await saved("Log in");
  expect(readFileSync(catalogue(), "utf8")).toContain('\nmsgid "Log in"\nmsgstr "Anmelden"');
});

/** Saves the sentence, and waits until the catalog has it. */
async function saved(sentence: string): Promise<void> {
  const code = `import { msg } from "@lingui/core/macro";\nexport const sentence = msg\`${sentence}\`;\n`;
  writeFileSync(path.join(folder, "src/sentence.ts"), code);
  await vi.waitFor(() => expect(readFileSync(catalogue(), "utf8")).toContain(`\nmsgid "${sentence}"\n`), {
    timeout: 20_000,
    interval: 50,
  });
}

const catalogue = () => path.join(folder, "src/locales/de-DE.po");

const CONFIG = {
  locales: ["en-US", "de-DE"],
  sourceLocale: "en-US",
  catalogs: [{ path: "<rootDir>/src/locales/{locale}", include: ["<rootDir>/src"] }],
};
