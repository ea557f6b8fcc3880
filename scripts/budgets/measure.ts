import { readFileSync } from "node:fs";
import path from "node:path";
import type { Budgets } from "./budget-problems.ts";
import { readBuild, type Build } from "./build.ts";

const STOREFRONT = "packages/storefront/src";

/** The pages with a budget: the site, the route's id, and which other scripts a guest's page loads by itself. */
const PAGES: Readonly<Record<string, readonly [site: string, routeId: string, ...besides: string[]]>> = {
  home: ["international", "home/home.route", "en-US", "home-en-US"],
  "store list": ["international", "catalog/store-list.route", "en-US"],
  "game page": ["international", "catalog/game.route", "en-US", "game-en-US"],
  article: ["international", "articles/article.route", "en-US", "articles-en-US"],
  "my store": ["international", "my-store/my-store.route", "en-US", "my-store-en-US"],
  "account profile": ["international", "profiles/profile.route", "en-US", "late-en-US"],
  "plans of the pay site": ["pay", "recharge/recharge.route", "en-US"],
  "login of the account site": ["account", "sign-in/sign-in.route", "en-US"],
};

/** What game pages load on the first interaction, beyond the page and the remaining messages. */
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

/** What everything with a budget loads, computed from the sites' builds. */
export function measure(root: string): Budgets {
  const builds = new Map<string, Build>();
  const buildOf = (site: string) => {
    const build = builds.get(site) ?? readBuild(path.join(root, "apps", site));
    builds.set(site, build);
    return build;
  };
  const pages = Object.entries(PAGES).map(([name, [site, routeId, ...besides]]) => {
    const build = buildOf(site);
    return [name, build.sizes(together(build.page(routeId), ...besides.map(build.named)))] as const;
  });
  return { ...Object.fromEntries(pages), ...measureLateParts(root, buildOf("international")) };
}

/**
 * Each by what it adds to a guest's page of a game on which a popup has been open before. What only players open may
 * name the script of all players' pages (`player`), which they have already.
 */
function measureLateParts(root: string, build: Build): Budgets {
  const page = together(build.page("catalog/game.route"), build.named("en-US"), build.named("game-en-US"));
  const late = build.named("late-en-US");
  const host = build.part("packages/site/src/popups/popup-stack.tsx");
  const popup = together(late, host);
  // Its messages come with every page.
  const newcomer = together(build.page("home/home.route"), build.named("en-US"), build.named("home-en-US"));
  const beyond = (files: ReadonlySet<string>, ...known: readonly ReadonlySet<string>[]) =>
    build.sizes([...files].filter((file) => !known.some((set) => set.has(file))));
  const popups = [...readFileSync(path.join(root, STOREFRONT, "popups.ts"), "utf8").matchAll(POPUP)].map(
    ([, name, file]) => [`popup ${name}`, beyond(build.part(`${STOREFRONT}/${file}`), page, popup)] as const,
  );
  const parts = LATE_PARTS.map((file) => {
    const name = path.basename(file, ".tsx").replaceAll("-", " ");
    return [`part ${name}`, beyond(build.part(`${STOREFRONT}/${file}`), page, late)] as const;
  });
  return {
    "what home asks a newcomer": beyond(
      together(build.part(`${STOREFRONT}/home/category-chooser.tsx`), host),
      newcomer,
    ),
    "the first popup": beyond(popup, page),
    ...Object.fromEntries(popups),
    ...Object.fromEntries(parts),
  };
}

const together = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** A line of the storefront's list of popups. */
const POPUP = /^\s*(\w+): lazy\(\(\) => import\("\.\/([^"]+)"\)\),$/gm;
