import { defineConfig } from "vitest/config";

// Components are rendered with react-dom/server: no browser and no DOM emulation.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: { name: "ui", environment: "node", include: ["{src,fonts}/**/*.test.{ts,tsx}"], testTimeout: 30_000 },
});
