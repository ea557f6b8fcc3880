import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findLateWords, partOfRoute, withWaits } from "./late-words.ts";

const MACRO = 'import { Trans } from "@lingui/react/macro";\n';

/** A shop with a first page, two groups of pages, a late page, and parts of them. */
const FILES = {
  "first.route.tsx": 'export { First as default } from "./first.tsx";\n',
  "first.tsx": `${MACRO}import { Shared } from "./shared.tsx";\nimport type { Late } from "./late.tsx";\n`,
  "shared.tsx": MACRO,
  "late.route.tsx":
    'export { loader } from "./late.server.tsx";\nexport { Late as default } from "./late.tsx";\n',
  "late.tsx": `${MACRO}import {\n  Shared,\n  Other,\n} from "./shared.tsx";\n`,
  "late.server.tsx": MACRO,
  "popup.tsx": 'import "./late.tsx";\n',
  "wordless.tsx": 'import "./shared.tsx";\n',
  "game.route.tsx": 'import "./game.tsx";\nimport "./both.tsx";\n',
  "game.tsx": MACRO,
  "game-part.tsx": 'import "./game.tsx";\n',
  "shelf.route.tsx": `${MACRO}import "./both.tsx";\n`,
  "both.tsx": MACRO,
};

let folder: string;
const file = (name: string) => path.join(folder, "src", name);
const late = () =>
  findLateWords({
    everywhere: [file("first.route.tsx")],
    groups: { game: [file("game.route.tsx")], shelf: [file("shelf.route.tsx")] },
    parts: [],
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-late-words-"));
  mkdirSync(path.join(folder, "src"));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(file(name), code);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// R-WEB-79
describe("the words that come with every page", () => {
  test("are those of the first pages and all that is loaded with them, not of what they name as a type", () => {
    const { first } = late();
    expect(first).toContain(file("shared.tsx"));
    expect(first).not.toContain(file("late.tsx"));
  });

  test("include those that several groups of pages share, and no others of theirs", () => {
    const { first, groups } = late();
    expect(first).toContain(file("both.tsx"));
    expect(first).not.toContain(file("game.tsx"));
    expect(groups.get("game")).toEqual(new Set([file("game.route.tsx"), file("game.tsx")]));
  });

  test.each([
    ["late.route.tsx", "late"],
    ["popup.tsx", "late"],
    ["first.route.tsx", null],
    ["wordless.tsx", null],
    ["game.route.tsx", "game"],
    ["shelf.route.tsx", "shelf"],
  ])("%s needs, besides these, %s", (name, part) => {
    expect(partOfRoute(late(), file(name))).toBe(part);
  });
});

// R-WEB-79
describe("code with other words", () => {
  test("is waited for wherever it is imported on demand", () => {
    const code = 'const A = lazy(() => import("./popup.tsx"));\nimport("./wordless.tsx");\n';
    const waiting = withWaits(code, file("first.tsx"), late())?.code;
    expect(waiting).toContain('lazy(() => withWords__(import("./popup.tsx")))');
    expect(waiting).toContain('\nimport("./wordless.tsx")');
  });

  test("is not waited for where a page of the same group imports it", () => {
    const code = 'import("./game-part.tsx");\n';
    expect(withWaits(code, file("game.tsx"), late())).toBeNull();
    expect(withWaits(code, file("shared.tsx"), late())?.code).toContain("withWords__(import(");
    expect(withWaits(code, file("shelf.route.tsx"), late())?.code).toContain("withWords__(import(");
  });

  test.each([
    ["late.route.tsx", "late"],
    ["game.route.tsx", "game"],
  ] as const)("asks for them by its id if it is a page: %s", (name, part) => {
    expect(withWaits(FILES[name], file(name), late())?.code).toContain(
      `askForWords__("${name.replace(".tsx", "")}", "${part}")`,
    );
  });

  test("leaves everything else as it is", () => {
    expect(withWaits(FILES["first.route.tsx"], file("first.route.tsx"), late())).toBeNull();
    expect(withWaits('type A = typeof import("./popup.tsx");', file("first.tsx"), late())).toBeNull();
  });
});
