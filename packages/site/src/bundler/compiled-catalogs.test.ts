import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, createServer } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compiledCatalogs } from "./compiled-catalogs.ts";

// R-LNG-12
describe("a message that is not translated", () => {
  let folder: string;
  const file = () => path.join(folder, "src/locales/de-DE.po");
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "catnip-compiled-"));
    mkdirSync(path.join(folder, "src/locales"), { recursive: true });
    writeFileSync(
      path.join(folder, "lingui.config.ts"),
      `import { linguiConfig } from "${CONFIG}";\nexport default linguiConfig("src");\n`,
    );
    writeFileSync(path.join(folder, "src/locales/en-US.po"), catalog("Hello", "Goodbye"));
    writeFileSync(file(), catalog("Hallo", ""));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("fails the build, which names it", async () => {
    await expect(built(folder, file(), true)).rejects.toThrow(
      /de-DE.*\n?.*\n?.*Missing 1 translation[^]*Bye/,
    );
  });

  test("does not fail the build of a new site", async () => {
    expect(await built(folder, file(), false)).toContain("Hallo");
  });

  test("is shown in English while developing", async () => {
    const server = await createServer({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [compiledCatalogs(folder, true)],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const compiled = await server.transformRequest(file());
      expect(compiled?.code).toContain("Hallo");
      expect(compiled?.code).toContain("Goodbye");
    } finally {
      await server.close();
    }
  });
});

const CONFIG = path.join(import.meta.dirname, "lingui-config.ts");
const HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n';
const catalog = (hello: string, bye: string) =>
  `${HEADER}\nmsgid "Hello"\nmsgstr "${hello}"\n\nmsgid "Bye"\nmsgstr "${bye}"\n`;

async function built(root: string, file: string, mustBeComplete: boolean): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [compiledCatalogs(root, mustBeComplete)],
    build: { write: false, lib: { entry: file, formats: ["es"] } },
  });
  return JSON.stringify(output);
}
