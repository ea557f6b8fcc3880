import { createRequire } from "node:module";
import { defineRolldownBabelPreset } from "@rolldown/plugin-babel";

/**
 * The plugin of styled-components for Babel: every component has an id derived from its file and position, so that server and
 * browser agree on class names whatever order modules run in; and the text of styles is minified.
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
