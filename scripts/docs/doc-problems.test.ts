import { expect, test } from "vitest";
import { docProblems } from "./doc-problems.ts";

const REPOSITORY: readonly (readonly [string, string])[] = [
  ["package.json", '{ "scripts": { "check": "run checks" } }'],
  ["apps/book/package.json", '{ "name": "@catnip/book", "scripts": { "dev": "vite" } }'],
  ["apps/api/src/modules/orders/checkout.ts", "export function checkout() {}"],
  ["apps/api/src/modules/orders/orders.tables.ts", ""],
  [
    "packages/ui/package.json",
    '{ "name": "@catnip/ui", "exports": { ".": "./src/index.ts", "./*": "./src/*" } }',
  ],
  [
    "packages/ui/src/index.ts",
    'export { Button, type Tone } from "./button.ts";\nexport * from "./menu.ts";',
  ],
  ["packages/ui/src/menu.ts", "export const Menu = 1;"],
  ["docs/guides/other.md", "# Other\n\n## Two `words` & more\n"],
];

/** What is said about a guide with this text. */
const said = (text: string, file = "docs/guides/a.md") => docProblems(new Map([...REPOSITORY, [file, text]]));

test.each([
  ["a link to a file", "[x](nowhere.md)", "the link nowhere.md leads nowhere"],
  ["a link to a heading", "[x](other.md#three)", "the link other.md#three names no heading"],
  ["a file", "see `apps/api/src/gone.ts`", "there is no apps/api/src/gone.ts"],
  ["a folder", "see `packages/gone/`", "there is no packages/gone"],
  ["a file by its name", "see `gone.ts`", "there is no gone.ts"],
  [
    "a file with a placeholder",
    "see `modules/<feature>/<feature>.gone.ts`",
    "there is no modules/<feature>/<feature>.gone.ts",
  ],
  ["a program", "```sh\nnode scripts/gone.ts --all\n```", "there is no scripts/gone.ts"],
  ["a command", "run `pnpm gone`", "there is no command pnpm gone"],
  ["a command in a block", "```sh\nnpx --yes pnpm@12 gone   # it\n```", "there is no command pnpm gone"],
  ["a script of a package", "`pnpm --filter @catnip/book gone`", "@catnip/book has no script gone"],
  ["a package", "`pnpm --filter @catnip/gone dev`", "there is no package @catnip/gone"],
  ["an export", 'import { Button, Gone } from "@catnip/ui";', "@catnip/ui does not export Gone"],
  ["a module", 'import { Menu } from "@catnip/ui/gone.ts";', "there is no @catnip/ui/gone.ts"],
])("%s that does not exist is reported", (_what, text, problem) =>
  expect(said(text)).toEqual([`docs/guides/a.md: ${problem}`]),
);

test.each([
  ["links", "[x](other.md#two-words--more) [y](https://example.com/a.md) [z](#here)\n\n## Here"],
  [
    "files, from any folder",
    "`apps/api`, `src/modules/orders/checkout.ts`, `checkout.ts`, `modules/<feature>/<feature>.tables.ts`",
  ],
  [
    "what is built, addresses, codes and values",
    "`apps/api/dist/main.js` `/auth/pay` `pay/plan-changed` `text/html` `settings.json`",
  ],
  [
    "commands",
    "`pnpm check`, `pnpm install`, `pnpm --filter @catnip/book dev`, `pnpm vitest run`; pnpm is a program",
  ],
  [
    "exports",
    'import { Button, type Tone, Menu as Choice } from "@catnip/ui";\nimport { Menu } from "@catnip/ui/menu.ts";',
  ],
])("%s that exist are not reported", (_what, text) => expect(said(text)).toEqual([]));

test("of a decision record, which says what was true on its day, only the links count", () => {
  expect(said("`pnpm gone`, `gone.ts`", "docs/decisions/001-a.md")).toEqual([]);
  expect(said("[x](gone.md)", "docs/decisions/001-a.md")).toHaveLength(1);
});

test("the modules of the API are drawn in the order of their list", () => {
  const list =
    'import { carts } from "../modules/carts/index.ts";\nimport { topUps } from "../modules/top-ups/index.ts";\nexport const MODULES = [topUps, carts];';
  const problems = (drawn: string) =>
    docProblems(
      new Map([
        ["apps/api/src/composition/modules.ts", list],
        ["docs/architecture.md", drawn],
      ]),
    );
  expect(problems("```\ntop-ups,\ncarts\n```")).toEqual([]);
  expect(problems("```\ncarts, top-ups\n```")).toEqual([
    "docs/architecture.md: the modules are not those of apps/api/src/composition/modules.ts: top-ups, carts",
  ]);
});
