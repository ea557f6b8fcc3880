import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Gives every styled component an id derived from its file and position. By default, styled-components numbers
 * components in execution order, which differs between the browser's chunks and the server: class names would not match
 * after hydration, and every style would be inserted twice.
 *
 * @param root ids are made of paths relative to it, so that they are the same on every machine
 */
export function styledIds(root: string): Plugin {
  return {
    name: "catnip:styled-ids",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /\bstyled[.(]/ },
      handler(code, id) {
        const [file = id] = id.split("?");
        return { code: withStyledIds(code, path.relative(root, file)), map: null };
      },
    },
  };
}

/** What the ids of all components of a file begin with. */
export const styledIdPrefix = (file: string): string =>
  `c${createHash("sha256").update(file.split(path.sep).join("/")).digest("hex").slice(0, 6)}-`;

/** `styled.p` becomes `styled.p.withConfig({ componentId: … })`; line numbers are preserved. */
export function withStyledIds(code: string, file: string): string {
  const prefix = styledIdPrefix(file);
  let count = 0;
  return code.replaceAll(
    /\bstyled(?:\.[a-z]\w*|\([\w.]+\))(?=[`<]|\.attrs\b)/g,
    (styled) => `${styled}.withConfig({componentId:"${prefix}${count++}"})`,
  );
}
