import type { Plugin } from "vitest/config";
import { edited, isSql, pathOf } from "./apply-edits.ts";
import type { Edit } from "./weakening.ts";

/**
 * Hands out weakened modules in place of those on the disk, which stay as they are: a run that is killed leaves nothing
 * behind.
 */
export function weakenedModules(): { readonly plugin: Plugin; weaken: (edits: readonly Edit[]) => void } {
  let current: readonly Edit[] = [];
  return {
    weaken: (edits) => {
      current = edits.filter((edit) => !isSql(edit));
    },
    plugin: {
      name: "weakened-modules",
      enforce: "pre",
      transform(code, id) {
        const own = current.filter(({ file }) => pathOf(file) === id.split("?")[0]);
        return own.length > 0 ? edited(code, own) : null;
      },
    },
  };
}
