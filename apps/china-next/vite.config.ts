import { storefrontVite } from "@catnip/storefront/shop-vite.ts";
import { defineConfig } from "vite";

export default defineConfig(storefrontVite(import.meta.dirname));
