import { siteVite } from "@catnip/site/build/vite.ts";
import { defineConfig } from "vite";

export default defineConfig(siteVite(import.meta.dirname));
