import path from "node:path";
import type { FirstPages } from "@catnip/site/bundler/late-words.ts";
import { siteVite } from "@catnip/site/bundler/vite.ts";
import { workerFile } from "@catnip/site/bundler/worker-file.ts";
import type { UserConfig } from "vite";

/** The Vite configuration of a shop: a site built on the storefront. */
export function storefrontVite(siteDir: string): UserConfig {
  const config = siteVite(siteDir, [SURFACE], FIRST_PAGES);
  return { ...config, plugins: [config.plugins, workerFile(WORKER, "sw.js")] };
}

/** The storefront's catalogs (`catalogs.ts`) and popups (`popups.ts`). */
const SURFACE = path.resolve(import.meta.dirname);
const WORKER = path.join(SURFACE, "offline/service-worker.ts");

const within = (files: readonly string[]) => files.map((file) => path.join(SURFACE, file));

/** The pages on which visitors arrive, with what surrounds them and what they load before anybody acts. */
const FIRST_PAGES: FirstPages = {
  everywhere: within([
    "shell/shop-document.tsx",
    "frame/shop-layout.route.tsx",
    "frame/bare-layout.route.tsx",
    "frame/shop-not-found.route.tsx",
    "catalog/store-list.route.tsx",
    // Popups are opened from anywhere; this one is what Home asks a newcomer.
    "home/category-chooser.tsx",
    "notifications/bell.tsx",
    "app-prompt/app-offer.tsx",
    "app-prompt/app-code.tsx",
    "floating/floating-ball.tsx",
    "../../site/src/frame/language-offer.tsx",
    // Opens with any popup, in case the network fails for the next one.
    "../../site/src/popups/message-popup.tsx",
  ]),
  groups: {
    home: within(["home/home.route.tsx", "home/own-panels.tsx", "home/slide-facts.tsx"]),
    game: within(["catalog/game.route.tsx"]),
    articles: within(["articles/article-list.route.tsx", "articles/article.route.tsx"]),
    "my-store": within([
      "my-store/my-store.route.tsx",
      "my-store/library.tsx",
      "my-store/cart.tsx",
      "my-store/wishlist.tsx",
    ]),
  },
  parts: within(["frame/shop-dock.tsx", "catalog/active-filters.tsx", "catalog/filter-panel.tsx"]),
};
