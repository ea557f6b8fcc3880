import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findLateWords, showsLate, withWaits } from "./late-words.ts";

const MACRO = 'import { Trans } from "@lingui/react/macro";\n';

/** A shop with a first page, a late page, and parts of them. */
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
};

let folder: string;
const file = (name: string) => path.join(folder, "src", name);
const late = () => findLateWords([file("first.route.tsx")]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-late-words-"));
  mkdirSync(path.join(folder, "src"));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(file(name), code);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the words that come with every page", () => {
  test("are those of the first pages and all that is loaded with them, not of what they name as a type", () => {
    const { first } = late();
    expect(first).toContain(file("shared.tsx"));
    expect(first).not.toContain(file("late.tsx"));
  });

  test.each([
    ["late.route.tsx", true],
    ["popup.tsx", true],
    ["first.route.tsx", false],
    ["wordless.tsx", false],
  ])("%s needs others: %s", (name, needs) => {
    expect(showsLate(late(), file(name))).toBe(needs);
  });
});

describe("code with other words", () => {
  test("is waited for wherever it is imported on demand", () => {
    const code = 'const A = lazy(() => import("./popup.tsx"));\nimport("./wordless.tsx");\n';
    const waiting = withWaits(code, file("first.tsx"), late())?.code;
    expect(waiting).toContain('lazy(() => withWords__(import("./popup.tsx")))');
    expect(waiting).toContain('\nimport("./wordless.tsx")');
  });

  test("asks for them by its id if it is a page", () => {
    expect(withWaits(FILES["late.route.tsx"], file("late.route.tsx"), late())?.code).toContain(
      'askForWords__("late.route")',
    );
  });

  test("leaves everything else as it is", () => {
    expect(withWaits(FILES["first.route.tsx"], file("first.route.tsx"), late())).toBeNull();
    expect(withWaits('type A = typeof import("./popup.tsx");', file("first.tsx"), late())).toBeNull();
  });
});
