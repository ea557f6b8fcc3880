import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { surfaces } from "./src/build/vite.ts";

export default defineConfig({
  plugins: surfaces([]),
  resolve: {
    dedupe: ["@lingui/react"],
    alias: { "#brand": fileURLToPath(new URL("src/brand/testing.ts", import.meta.url)) },
  },
  test: {
    name: "site",
    include: ["src/**/*.test.{ts,tsx}"],
    // One copy of these for whoever imports them: the kit, the formats and the pages.
    server: { deps: { inline: ["styled-components", /@lingui\/react/] } },
  },
});
