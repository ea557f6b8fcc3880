import { readFileSync } from "node:fs";
import path from "node:path";
import type { Budgets } from "./budget-problems.ts";
import { readBuild, type Build } from "./build.ts";

const SITE = "packages/site/src";
const STOREFRONT = "packages/storefront/src";
const MESSAGES = [`${SITE}/locales/en-US.po`, `${STOREFRONT}/locales/en-US.po`];

/** What every page of a shop loads. */
const SHOP = [
  "apps/international/app/entry.client.tsx",
  "apps/international/app/root.tsx",
  `${STOREFRONT}/frame/shop-layout.route.tsx`,
  ...MESSAGES,
];

/** The pages with a budget, by their routes. */
const PAGES: Readonly<Record<string, string>> = {
  home: "home/home.route.tsx",
  "store list": "catalog/store-list.route.tsx",
  "game page": "catalog/game.route.tsx",
  article: "articles/article.route.tsx",
  "my store": "my-store/my-store.route.tsx",
};

/** What game pages load on the first interaction. */
const LATE_PARTS = [
  "catalog/filter-panel.tsx",
  "catalog/active-filters.tsx",
  "catalog/endless-games.tsx",
  "catalog/expanded-card.tsx",
  "comments/comment-desk.tsx",
  "frame/shop-dock.tsx",
  "notifications/bell.tsx",
  "play/play-frame.tsx",
  "prices/price-history.tsx",
  "search/search-suggestions.tsx",
];

/** What everything with a budget loads, according to the build of the international shop. */
export function measure(root: string): Budgets {
  const build = readBuild(root, "international");
  const pages = Object.entries(PAGES).map(
    ([name, route]) => [name, build.sizes(build.loadedWith([...SHOP, `${STOREFRONT}/${route}`]))] as const,
  );
  return { ...Object.fromEntries(pages), ...measureLateParts(root, build) };
}

/** Each by what it adds to a guest's page of a game; a popup to one on which another has been open before. */
function measureLateParts(root: string, build: Build): Budgets {
  const host = `${SITE}/popups/popup-stack.tsx`;
  const page = [...SHOP, `${STOREFRONT}/${PAGES["game page"]}`];
  const beyond = (source: string, known: readonly string[]) => {
    const before = build.loadedWith(known);
    return build.sizes([...build.loadedWith([source])].filter((file) => !before.has(file)));
  };
  const popups = [...readFileSync(path.join(root, STOREFRONT, "popups.ts"), "utf8").matchAll(POPUP)].map(
    ([, name, file]) => [`popup ${name}`, beyond(`${STOREFRONT}/${file}`, [...page, host])] as const,
  );
  const parts = LATE_PARTS.map(
    (file) =>
      [
        `part ${path.basename(file, ".tsx").replaceAll("-", " ")}`,
        beyond(`${STOREFRONT}/${file}`, page),
      ] as const,
  );
  return {
    "the first popup": beyond(host, page),
    ...Object.fromEntries(popups),
    ...Object.fromEntries(parts),
  };
}

/** A line of the storefront's list of popups. */
const POPUP = /^\s*(\w+): lazy\(\(\) => import\("\.\/([^"]+)"\)\),$/gm;
