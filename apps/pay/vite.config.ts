import { siteVite } from "@catnip/site/bundler/vite.ts";
import { defineConfig } from "vite";

export default defineConfig(siteVite(import.meta.dirname));
