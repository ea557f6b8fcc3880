import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APPS = path.resolve(import.meta.dirname, "../apps");

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
};
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;

// Decision 117: Node parses the list again for each imported file of the package.
test.each(["api", "server", "bank"])("what %s depends on has short lists of exports", (app) => {
  const folder = path.join(APPS, app);
  const lengths = Object.keys(manifestIn(folder).dependencies ?? {}).map((name) => {
    const { exports = "" } = manifestIn(path.join(folder, "node_modules", name));
    return [name, JSON.stringify(exports).length] as const;
  });
  expect(lengths.filter(([, length]) => length > 20_000)).toEqual([]);
});
