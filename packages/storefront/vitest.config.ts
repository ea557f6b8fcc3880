import { fileURLToPath } from "node:url";
import { surfaces } from "@catnip/site/build/vite.ts";
import { defineConfig } from "vitest/config";
import { SURFACE } from "./src/shop-vite.ts";

export default defineConfig({
  plugins: surfaces([SURFACE]),
  resolve: {
    dedupe: ["@lingui/react"],
    alias: { "#brand": fileURLToPath(import.meta.resolve("@catnip/site/brand/testing.ts")) },
  },
  test: {
    name: "storefront",
    include: ["src/**/*.test.{ts,tsx}"],
    // One copy of these for whoever imports them: the kit, the formats and the screens.
    server: { deps: { inline: ["styled-components", /@lingui\/react/] } },
  },
});
