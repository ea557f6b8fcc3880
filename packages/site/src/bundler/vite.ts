import path from "node:path";
import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import type { ConfigEnv, Plugin, PluginOption, UserConfig } from "vite";
import { brandModule } from "../brand/brand-module.ts";
import { completeLocalesModule, LINKED_CATALOGS } from "./offered-catalogs.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { passableNames } from "./passable-names.ts";
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
    build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false, manifest: true },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
  });

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
        // Next to the bundle, but not referenced by it: `pnpm bench --profile` uses them to attribute functions to
        // libraries.
        build: { sourcemap: "hidden" },
      },
    },
  }),
};

/** In development Node loads libraries itself, except those whose module format it misreads. */
const serverSources: Plugin = {
  name: "catnip:server-sources",
  apply: "serve",
  config: () => ({ environments: { ssr: { resolve: { noExternal: ["styled-components", /^@lingui\//] } } } }),
};

/**
 * Libraries rarely change and stay in browsers' caches across our releases; modules that many pages share cost one
 * request.
 */
const CHUNKS = [
  {
    name: "libraries",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|styled-components|stylis|@emotion|@lingui|urql|@urql|wonka|@0no-co)\//,
    priority: 1,
  },
  // With everything they import: each page needs all of it, and one file compresses better than thirty.
  { name: "frame", test: /\/(?:document\/root|frame\/shop-layout\.route)\.tsx/ },
  // Without the components built on Base UI, which popups need and no page does.
  {
    name: "shared",
    test: /\/packages\/(?!ui\/src\/(?:dialog|popover|rich-select|tooltip)\.tsx)/,
    minShareCount: 8,
  },
];

/**
 * The plugins that compile lingui macros and collect what surfaces provide: for sites and for tests.
 *
 * @param folders source folders built on the kit, each of which may have catalogs (`catalogs.ts`, with a
 * `lingui.config.ts` beside the folder) and popups (`popups.ts`); later ones override earlier ones
 * @param command "build": a missing translation fails the build (R-LNG-12), except on a surface that does not decide
 * which languages are offered: a new site starts with English only. In development, the message is shown in English
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
    inlineScripts,
    catalogsModule(worded),
    popupsModule(folders),
    completeLocalesModule(worded.map((folder) => path.join(folder, "locales"))),
  ];
}

const isLinked = (folder: string) => LINKED_CATALOGS.includes(path.join(folder, "locales"));

const SHARED = ["react", "react-dom", "react-router", "styled-components", "@lingui/core", "@lingui/react"];
