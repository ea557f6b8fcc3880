import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Gives every styled component an id of its file and its place in it. Left alone, styled-components numbers them in
 * the order they are run, which is another one in the browser's chunks than on the server: the page would then come
 * with classes its own scripts do not know, and bring every style twice.
 *
 * @param root ids are made of paths below it, so that they are the same on every machine
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

/** `styled.p` becomes `styled.p.withConfig({ componentId: … })`; lines stay where they are. */
export function withStyledIds(code: string, file: string): string {
  const name = createHash("sha256").update(file.split(path.sep).join("/")).digest("hex").slice(0, 6);
  let count = 0;
  return code.replaceAll(
    /\bstyled(?:\.[a-z]\w*|\([\w.]+\))(?=[`<]|\.attrs\b)/g,
    (styled) => `${styled}.withConfig({componentId:"c${name}-${count++}"})`,
  );
}
