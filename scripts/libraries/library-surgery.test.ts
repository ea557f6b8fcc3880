import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { catalogOf, patchesIn, surgeryIn } from "./library-surgery.ts";

const PACKAGES = ["react-router", "@urql/core", "styled-components"];
const plugin = (hook: string) => `import type { Plugin } from "vite";
import { thing } from "react-router/dist/thing";
// Nothing of /react-router/ is touched.
export const parts: Plugin = { name: "parts", ${hook} };`;
const found = (text: string) => surgeryIn("packages/site/src/example.ts", text, PACKAGES);

describe("a plugin", () => {
  test.each([
    [
      "a filter that names a package",
      "load: { filter: { id: /\\/react-router\\/dist\\/lib\\/.*\\.js$/ }, handler: () => '' }",
    ],
    [
      "a filter that names all of them",
      "transform: { filter: { id: /node_modules\\/x\\// }, handler: (code) => code }",
    ],
    ["a condition in its hook", 'transform(code, id) { return id.includes("/@urql/core/") ? null : code; }'],
  ])("with %s is reported", (_, hook) => {
    // `node_modules` inside of a path.
    expect(found(plugin(hook.replace("/node_modules", "/\\/node_modules"))).length).toBe(1);
  });

  test.each([
    ["for modules of its own", "load: { filter: { id: /^#popups$/ }, handler: () => '' }"],
    [
      "for files of a workspace package",
      "transform: { filter: { id: /\\/packages\\/sdk\\/src\\// }, handler: (code) => code }",
    ],
    ["without such hooks", "config: () => ({ resolve: { dedupe: ['/react-router/'] } })"],
  ])("%s is none of it", (_, hook) => {
    expect(found(plugin(hook))).toEqual([]);
  });
});

describe("a private name", () => {
  test.each([
    'Reflect.get(window, "__reactRouterContext")',
    'Object.keys(node).find((key) => key.startsWith("__reactFiber$"))',
    "sheet.instance._emitSheetCSS()",
    'import { encode } from "turbo-stream";',
    'sessionStorage.getItem("react-router-scroll-positions")',
    "React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
    "client.connection.stream.destroy()",
  ])("is reported: %s", (code) => {
    expect(found(code)).toEqual([expect.stringContaining("private name")]);
  });

  test("may stand in a comment, in a document and in ordinary names", () => {
    expect(found("// instead of __reactRouterContext\nconst connection = { streams: 1 };")).toEqual([]);
    expect(surgeryIn("docs/architecture.md", "`__reactRouterContext`", PACKAGES)).toEqual([]);
  });
});

test("an exception that is no longer needed is reported", () => {
  const [sentence] = surgeryIn("apps/e2e/src/journeys/privacy.spec.ts", "export {};", PACKAGES);
  expect(sentence).toContain("remove it from");
});

describe("the workspace", () => {
  test("patched packages are reported", () => {
    const patched =
      "catalog:\n  react: 19\npatchedDependencies:\n  pg@8.23.1: patches/pg.patch # faster\n  '@a/b@1': x\nother: 1\n";
    expect(patchesIn(patched.replaceAll("'", '"'))).toEqual([
      expect.stringContaining('"pg@8.23.1"'),
      expect.stringContaining('"@a/b@1"'),
    ]);
    expect(patchesIn("catalog:\n  react: 19\n")).toEqual([]);
  });

  test("its catalog names the packages", () => {
    const workspace = readFileSync(path.resolve(import.meta.dirname, "../../pnpm-workspace.yaml"), "utf8");
    expect(catalogOf(workspace)).toEqual(
      expect.arrayContaining(["react-router", "styled-components", "@lingui/core", "zod"].slice(0, 3)),
    );
  });
});
