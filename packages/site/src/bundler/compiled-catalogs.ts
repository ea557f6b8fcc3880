import path from "node:path";
import { lingui } from "@lingui/vite-plugin";
import type { Plugin } from "vite";
import { LINKED_CATALOGS } from "./offered-catalogs.ts";

/**
 * Compiles the `.po` files below a folder with that folder's configuration; lingui's plugin would claim every `.po`
 * file.
 *
 * A message without a translation fails the build; while developing it is shown in English (R-LNG-12).
 *
 * @param mustBeComplete false for a new site, which starts in English alone and is offered in the languages it has
 */
export function compiledCatalogs(dir: string, mustBeComplete = isLinked(dir)): Plugin[] {
  const ids = new RegExp(`^${literal(path.resolve(dir) + path.sep)}.*\\.po(?:\\?[\\w-]+\\?lingui)?$`);
  return (["build", "serve"] as const).flatMap((apply) => {
    const plugins = lingui({
      cwd: dir,
      configPath: path.join(dir, "lingui.config.ts"),
      failOnMissing: apply === "build" && mustBeComplete && "catalog",
    });
    for (const { transform } of plugins) if (typeof transform === "object") transform.filter = { id: ids };
    return plugins.map((plugin) => Object.assign(plugin, { apply }));
  });
}

const isLinked = (dir: string) =>
  LINKED_CATALOGS.some((folder) => folder.startsWith(path.resolve(dir) + path.sep));

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
