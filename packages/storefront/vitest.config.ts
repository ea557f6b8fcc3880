import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { words } from "./src/vite.ts";

export default defineConfig({
  plugins: words(),
  resolve: {
    dedupe: ["@lingui/react"],
    alias: {
      "#brand": fileURLToPath(new URL("src/brand/testing.ts", import.meta.url)),
      "#catalogs": fileURLToPath(new URL("src/shell/no-catalogs.ts", import.meta.url)),
    },
  },
  test: {
    name: "storefront",
    include: ["src/**/*.test.{ts,tsx}"],
    // One copy of these for whoever imports them: the kit, the formats and the screens.
    server: { deps: { inline: ["styled-components", /@lingui\/react/] } },
  },
});
