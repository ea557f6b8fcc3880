import path from "node:path";
import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { brandModule } from "../brand/brand-module.ts";
import { chunkList } from "./chunk-list.ts";
import { completeLocalesModule, LINKED_CATALOGS } from "./offered-catalogs.ts";
import { passableNames } from "./passable-names.ts";
import { routerDataOnDemand } from "./router-data.ts";
import { routerParts } from "./router-parts.ts";
import { styledPreset } from "./styled-preset.ts";
import { catalogsModule, has, popupsModule } from "./surface-modules.ts";

const kitDir = fileURLToPath(new URL("../..", import.meta.url));
const EVERY_CATALOG = { cwd: kitDir, configPath: path.join(import.meta.dirname, "every-catalog.ts") };

/**
 * The Vite configuration of a site.
 *
 * @param siteDir the site's folder, named after its brand if it is a shop; its `app` is a surface (see `surfaces`)
 * @param between surfaces between the kit and the site, such as the storefront's `src` for a shop
 */
export const siteVite =
  (siteDir: string, between: readonly string[] = []): ((env: ConfigEnv) => UserConfig) =>
  ({ command }) => ({
    plugins: [
      brandModule(siteDir),
      ...surfaces([...between, path.join(siteDir, "app")], command),
      reactRouter(),
      wholeServerBundle,
      serverSources,
      routerParts,
      routerDataOnDemand,
      noShim,
      chunkList,
      passableNames,
    ],
    define: { "import.meta.env.SITE_NAME": JSON.stringify(path.basename(siteDir)) },
    resolve: {
      dedupe: SHARED,
    },
    // Otherwise the first page in development finds two copies of these and reloads.
    optimizeDeps: {
      include: [
        "@lingui/core",
        "@lingui/react",
        "styled-components",
        "react-router",
        "react-router/dom",
        "react-dom/client",
      ],
    },
    build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
  });

/** What the shim brings to a React of earlier times is in React. In development React is not bundled for the server, nor found by an alias. */
const noShim: Plugin = {
  name: "catnip:no-shim",
  apply: "build",
  config: () => ({
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  }),
};

/**
 * The server bundle is self-contained: it needs no node_modules, and its React is the production build even where the
 * host runs without NODE_ENV=production (development data, simulators).
 */
const wholeServerBundle: Plugin = {
  name: "catnip:whole-server-bundle",
  apply: "build",
  config: () => ({
    environments: {
      ssr: {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        // Beside the bundle and not named in it: `pnpm bench --profile` tells by them which library a function is of.
        build: { sourcemap: "hidden" },
      },
    },
  }),
};

/** When sources are served, Node loads libraries itself, except those whose module format it misreads. */
const serverSources: Plugin = {
  name: "catnip:server-sources",
  apply: "serve",
  config: () => ({ environments: { ssr: { resolve: { noExternal: ["styled-components", /^@lingui\//] } } } }),
};

/**
 * Code that every page needs goes into few chunks instead of fifty: better compression, fewer requests. The libraries
 * rarely change and stay cached across our releases.
 */
const CHUNKS = [
  {
    name: "libraries",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|styled-components|stylis|@emotion|@lingui|urql|@urql|wonka|@0no-co)\//,
    priority: 2,
  },
  // Shared by most pages; the kit's heavy parts, which many popups but no first page uses, are excluded, as is what
  // only visitors with boundaries or in discreet mode need, which many lazy parts import.
  {
    name: "shared",
    test: /\/packages\/(?:sdk\/src\/(?:client|gen)\/|(?:ui|site|storefront|domain|i18n)\/src\/(?!boundaries\/(?:apply|change)-|catalog\/(?:boundary-|store-(?:list-query|preference))|customer-service\/contact-list|discreet\/(?!is-)|preferences\/(?:preference|index)\.ts|shell\/(?:quiet-sheets|stored-values|discreet-look)|modal\/|keep-place\.ts|(?:choices|dialog|field|menu|popover|range-slider|rich-select|select|tabs|text-field|tooltip)\.tsx))/,
    minShareCount: 8,
    priority: 1,
  },
  // The parts of forms, which no first page has.
  {
    name: "fields",
    test: /\/packages\/ui\/src\/(?:choices|field|select|text-field)\.tsx$/,
    priority: 0,
  },
  // A shop's frame with what it alone needs, however few chunks share it: otherwise every part that a popup or a late
  // part uses, too, would become a chunk of its own, which costs each page more than it saves any.
  {
    name: "frame",
    test: /\/packages\/(?:site\/src\/(?:document\/(?:counterpart|early-input|page-data(?:-apart)?)|frame\/site-frame|pages\/error-page|popups\/popup-boundary|theme\/theme-script)|storefront\/src\/(?:articles\/article-(?:list-query|categories)|frame\/(?:header|footer|late-frame)|traffic\/(?:consent-bar|landing-search|log-traffic)|catalog\/(?:first-sign|own-platform|use-own-platform)|shell\/(?:load-viewer-source|page-frame|storage-keys)))\.tsx?$/,
    priority: 0,
  },
  // The same for what lists of games share, and for the page of a game, which shows the most.
  {
    name: "games",
    test: /\/packages\/storefront\/src\/(?:catalog\/(?:category-names|game-card|list-mode|store-list-(?:query|request))|home\/category-meanings|boundaries\/late-left-out)\.tsx?$/,
    priority: 0,
  },
  {
    name: "game",
    test: /\/packages\/(?:ui\/src\/avatar|domain\/src\/(?:catalog\/language-fit|prices\/coin-rate)|storefront\/src\/(?:boundaries\/(?:bounded|hide-button)|catalog\/(?:game-language|offered-builds|picture-sizes|use-strip)|comments\/(?:comment-item|game-rating)|follows\/(?:follow-button|person|use-follow)|session\/use-player-action|shell\/share-button))\.tsx?$/,
    priority: 0,
  },
  // What the shelves of My Store share, each of which has a script of its own; what the cart and the wishlist share; and what the page
  // and the library share.
  {
    name: "shelf",
    test: /\/packages\/storefront\/src\/(?:boundaries\/excluded-mark|my-store\/(?:empty-shelf|play-actions|shelf-bars|shelf-row|sort-choice|use-shelf-prices))\.tsx?$/,
    priority: 0,
  },
  {
    name: "wanted",
    test: /\/packages\/storefront\/src\/my-store\/(?:change-shelf|taken-notice|use-removal)\.tsx?$/,
    priority: 0,
  },
  // What every page of a player loads: what is needed for boundaries and discreet mode, which some guests have, too, and then the
  // API client and who the player is. Much of it is small, and each script costs a request.
  {
    name: "quiet",
    test: /\/packages\/storefront\/src\/(?:boundaries\/apply-boundaries|catalog\/(?:boundary-(?:rules|words)|store-preference)|discreet\/is-discreet|preferences\/preference|shell\/(?:quiet-sheets|stored-values))\.tsx?$/,
    priority: 0,
  },
  {
    name: "player",
    test: /\/packages\/storefront\/src\/(?:shell\/(?:my-games|viewer-source)|frame\/quiet-start|boundaries\/(?:change-boundaries|follow-viewer)|notifications\/(?:bell|bell-button|remember-locale))\.tsx?$/,
    priority: 0,
  },
];

/**
 * The plugins that compile lingui macros and collect what surfaces provide: for sites and for tests.
 *
 * @param folders source folders built on the kit, each of which may have catalogs (`catalogs.ts`, with a
 *   `lingui.config.ts` beside the folder) and popups (`popups.ts`); later ones override earlier ones
 * @param command "build": a message without a translation stops it (R-LNG-12), unless a surface is none of those that decide
 *   which languages are offered: a new site starts in English alone. While developing, a message is shown in English
 */
export function surfaces(
  folders: readonly string[],
  command: ConfigEnv["command"] = "serve",
): PluginOption[] {
  const preset = linguiTransformerBabelPreset({ linguiConfig: getConfig(EVERY_CATALOG) }, EVERY_CATALOG);
  const all = [...new Set([path.join(kitDir, "src"), ...folders])];
  const worded = all.filter((folder) => has(folder, "catalogs.ts"));
  return [
    // The preset names its plugin, which must resolve from here rather than from the working directory.
    babel({ presets: [preset, styledPreset], cwd: kitDir }),
    lingui({ ...EVERY_CATALOG, failOnMissing: command === "build" && worded.every(isLinked) && "catalog" }),
    catalogsModule(worded),
    popupsModule(folders),
    completeLocalesModule(worded.map((folder) => path.join(folder, "locales"))),
  ];
}

const isLinked = (folder: string) => LINKED_CATALOGS.includes(path.join(folder, "locales"));

const SHARED = ["react", "react-dom", "react-router", "styled-components", "@lingui/core", "@lingui/react"];
