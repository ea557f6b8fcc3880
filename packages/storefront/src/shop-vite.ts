import path from "node:path";
import { siteVite } from "@catnip/site/bundler/vite.ts";
import { workerFile } from "@catnip/site/bundler/worker-file.ts";
import type { UserConfig } from "vite";

/** The Vite configuration of a shop: a site built on the storefront. */
export function storefrontVite(siteDir: string): UserConfig {
  const config = siteVite(
    siteDir,
    [SURFACE],
    FIRST.map((file) => path.join(SURFACE, file)),
    PARTS.map((file) => path.join(SURFACE, file)),
  );
  return { ...config, plugins: [config.plugins, workerFile(WORKER, "sw.js")] };
}

/** The storefront's catalogs (`catalogs.ts`) and popups (`popups.ts`). */
const SURFACE = path.resolve(import.meta.dirname);
const WORKER = path.join(SURFACE, "offline/service-worker.ts");

/**
 * The pages on which visitors arrive, with what surrounds them and what they load before anybody acts: their words come
 * with every page, all others when they are needed.
 */
const FIRST = [
  "shell/shop-document.tsx",
  "frame/shop-layout.route.tsx",
  "frame/bare-layout.route.tsx",
  "frame/shop-not-found.route.tsx",
  "home/home.route.tsx",
  "home/category-chooser.tsx",
  "catalog/store-list.route.tsx",
  "catalog/game.route.tsx",
  "articles/article-list.route.tsx",
  "articles/article.route.tsx",
  "my-store/my-store.route.tsx",
  "my-store/library.tsx",
  "my-store/cart.tsx",
  "my-store/wishlist.tsx",
  "notifications/bell.tsx",
  "app-prompt/app-banner.tsx",
  "app-prompt/app-code.tsx",
  "floating/floating-ball.tsx",
  "../../site/src/frame/language-offer.tsx",
  // Opens with any popup, in case the network fails for the next one.
  "../../site/src/popups/message-popup.tsx",
];

/** What the server renders of these pages, and the browser loads when somebody acts. */
const PARTS = ["frame/shop-dock.tsx", "catalog/active-filters.tsx", "catalog/filter-panel.tsx"];
