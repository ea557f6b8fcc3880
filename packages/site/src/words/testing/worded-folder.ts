import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@catnip/domain/locales";

const CONFIG = path.resolve(import.meta.dirname, "../../bundler/lingui-config.ts");

/** A package outside the repository with one sentence, and what is done to it by whoever works on it. */
export function wordedFolder() {
  const root = mkdtempSync(path.join(tmpdir(), "catnip-worded-"));
  const locales = path.join(root, "src/locales");
  mkdirSync(locales, { recursive: true });
  writeFileSync(
    path.join(root, "lingui.config.ts"),
    `import { linguiConfig } from "${CONFIG}";\nexport default linguiConfig("src");\n`,
  );
  const fileOf = (locale: string) => path.join(locales, `${locale}.po`);
  return {
    root,
    /** Writes the sentence into the code. */
    says: (sentence: string) =>
      writeFileSync(
        path.join(root, "src/sentence.ts"),
        `import { msg } from "@lingui/core/macro";\nexport const sentence = msg\`${sentence}\`;\n`,
      ),
    /** Translates what is not translated yet, in all languages. */
    translates: (translation: string) => {
      for (const locale of LOCALES.filter((each) => each !== DEFAULT_LOCALE)) {
        const [header = "", ...messages] = readFileSync(fileOf(locale), "utf8").split("\n\n");
        const said = messages.map((each) => each.replace(/^msgstr ""$/m, `msgstr "${translation}"`));
        writeFileSync(fileOf(locale), [header, ...said].join("\n\n"));
      }
    },
    catalogue: (locale: string) => readFileSync(fileOf(locale), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
