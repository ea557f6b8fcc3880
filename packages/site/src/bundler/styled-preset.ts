import { createRequire } from "node:module";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

/**
 * The Babel plugin of styled-components: it gives every component an id derived from its file and position, so that
 * server and browser agree on class names in any module order, and minifies the styles.
 */
export const styledPreset = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [
      [
        createRequire(import.meta.url).resolve("babel-plugin-styled-components"),
        { ssr: true, minify: true, pure: true, displayName: false, fileName: false, cssProp: false },
      ],
    ],
  }),
  rolldown: { filter: { code: /\bfrom\s*["']styled-components["']/ } },
});
