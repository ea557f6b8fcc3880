import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** `#catalogs`: the catalogs of all surfaces; later ones override earlier ones. */
export const catalogsModule = (folders: readonly string[]): Plugin =>
  generated("catalogs", folders, "catalogs.ts", "catalogs", (all) => `[${all.join(", ")}]`);

/** `#popups`: the popups of all surfaces. */
export const popupsModule = (folders: readonly string[]): Plugin =>
  generated("popups", folders, "popups.ts", "popupComponents", (all) => {
    const spread = all.map((popups) => `...${popups}`);
    return `{ ${spread.join(", ")} }`;
  });

/** Whether a surface has such a file. */
export const has = (folder: string, file: string): boolean => existsSync(path.join(folder, file));

/**
 * Provides a virtual module that collects one export from the same file of every folder that has it, and re-exports
 * them under the same name.
 */
function generated(
  name: string,
  folders: readonly string[],
  file: string,
  exported: string,
  together: (names: readonly string[]) => string,
): Plugin {
  const resolved = `\0catnip:${name}`;
  return {
    name: `catnip:${name}`,
    resolveId: { filter: { id: new RegExp(`^#${name}$`) }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      handler() {
        const sources = folders.filter((folder) => has(folder, file));
        const imports = sources.map(
          (folder, index) =>
            `import { ${exported} as from${index} } from ${JSON.stringify(path.join(folder, file))};`,
        );
        const all = together(sources.map((_, index) => `from${index}`));
        return [...imports, `export const ${exported} = ${all};`].join("\n");
      },
    },
  };
}
