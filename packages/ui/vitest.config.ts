import { defineConfig } from "vitest/config";

// Parts are rendered to markup with react-dom/server: no browser and no stand-in for one.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: { name: "ui", environment: "node", include: ["src/**/*.test.{ts,tsx}"] },
});
