import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wordedFolder } from "./testing/worded-folder.ts";

let folder: ReturnType<typeof wordedFolder>;
beforeEach(() => {
  folder = wordedFolder();
  folder.says("Log in");
  extract();
  folder.translates("Anmelden");
});
afterEach(() => folder.remove());

// R-LNG-13
test("a reworded sentence keeps its old translation as obsolete until it is translated again", () => {
  folder.says("Sign in");
  extract();
  expect(folder.catalogue("de-DE")).toContain('#~ msgid "Log in"\n#~ msgstr "Anmelden"');
  expect(folder.catalogue("de-DE")).toContain('msgid "Sign in"\nmsgstr ""');

  folder.translates("Einloggen");
  extract();
  expect(folder.catalogue("de-DE")).toContain('msgid "Sign in"\nmsgstr "Einloggen"');
  expect(folder.catalogue("de-DE")).not.toContain("#~");
});

// R-LNG-13
test("a sentence that comes back has its translation again", () => {
  folder.says("Sign in");
  extract();
  folder.says("Log in");
  extract();
  expect(folder.catalogue("de-DE")).toContain('\nmsgid "Log in"\nmsgstr "Anmelden"');
  expect(folder.catalogue("de-DE")).not.toContain("Sign in");
});

function extract(): void {
  const bin = path.resolve(import.meta.dirname, "../../node_modules/.bin");
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "extract-words.ts"), "src/locales"],
    {
      cwd: folder.root,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: [path.dirname(process.execPath), bin, process.env["PATH"]].join(path.delimiter),
      },
    },
  );
  if (status !== 0) throw new Error(stderr);
}
