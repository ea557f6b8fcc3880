import path from "node:path";
import { fileURLToPath } from "node:url";
import type { UserWorkspaceConfig } from "vitest/config";
import { surfaces } from "./vite.ts";

/**
 * The Vitest configuration of code that stands on the kit: macros, words and popups work as in a build.
 *
 * @param name what the tests are called
 * @param root the folder of the package or app
 * @param folder where in it the tests are
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
    // One copy of these for whoever imports them: the kit, the formats and the screens.
    server: { deps: { inline: ["styled-components", /@lingui\/react/] } },
  },
});
