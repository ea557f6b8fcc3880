import path from "node:path";
import { surfaces } from "@catnip/site/bundler/vite.ts";
import { defineConfig } from "vite";

const root = path.resolve(import.meta.dirname, "../..");
const storefront = path.join(root, "packages/storefront/src");

export default defineConfig({
  // Static files: works below any address.
  base: "./",
  plugins: surfaces([storefront]),
  oxc: { jsx: { runtime: "automatic" } },
  define: { "import.meta.env.SITE_NAME": JSON.stringify("international") },
  resolve: {
    dedupe: ["react", "react-dom", "react-router", "styled-components", "@lingui/core", "@lingui/react"],
    // A shop is built for one brand; a page of the book uses the one in its URL.
    alias: { "#brand": path.join(import.meta.dirname, "src/page/brand.ts") },
  },
  server: { port: 4008 },
  build: {
    outDir: "build",
    target: "es2022",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: ["index.html", "page.html"].map((file) => path.join(import.meta.dirname, file)),
      output: {
        // One chunk and the translations of each language: a page has everything it needs before it shows anything, so
        // nothing in it depends on which part arrives first.
        codeSplitting: { groups: [{ name: "book", test: /(?<!\.po|main\.tsx)$/ }] },
      },
    },
  },
});
