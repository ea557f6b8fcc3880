import path from "node:path";
import { fileURLToPath } from "node:url";
import type { UserWorkspaceConfig } from "vitest/config";
import { surfaces } from "./vite.ts";

/**
 * The Vitest configuration of code built on the kit: macros, catalogs and popups work as in a build.
 *
 * @param name the project name of the tests
 * @param root the folder of the package or app
 * @param folder the folder in it with the tests
 * @param between see `siteVite`
 */
export const siteTests = (
  name: string,
  root: string,
  folder: string,
  between: readonly string[] = [],
): UserWorkspaceConfig => ({
  plugins: surfaces([...between, path.join(root, folder)]),
  resolve: {
    dedupe: ["@lingui/react"],
    alias: { "#brand": fileURLToPath(new URL("../brand/testing.ts", import.meta.url)) },
  },
  test: {
    name,
    root,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    // Says that a test hangs, not that it is slow: a busy machine takes several times as long, in ms.
    testTimeout: 30_000,
    // Deduplicated: the kit, the formats and the screens must share one copy.
    server: { deps: { inline: ["styled-components", /@lingui\/react/] } },
  },
});
