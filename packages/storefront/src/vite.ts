import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import type { Plugin, PluginOption, UserConfig } from "vite";
import { brandModule } from "./brand/brand-module.ts";
import { completeLocalesModule } from "./offered-catalogs.ts";
import { styledIds } from "./styled-ids.ts";

const storefrontDir = fileURLToPath(new URL("..", import.meta.url));
const linguiFile = { cwd: storefrontDir, configPath: path.join(storefrontDir, "lingui.config.ts") };

/**
 * The Vite configuration of a site: a shop, the account site or the pay site.
 *
 * @param siteDir the folder of the site, named by its brand when it is a shop; with `app/catalogs.ts` when it has words of its own
 */
export function storefrontVite(siteDir: string): UserConfig {
  const catalogs = path.join(siteDir, "app/catalogs.ts");
  return {
    plugins: [
      styledIds(path.resolve(storefrontDir, "../..")),
      brandModule(siteDir),
      ...words(),
      ...ownWords(siteDir),
      reactRouter(),
    ],
    resolve: {
      alias: {
        "#catalogs": existsSync(catalogs) ? catalogs : path.join(storefrontDir, "src/shell/no-catalogs.ts"),
      },
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
      ssr: {
        // The server bundle is whole: it needs no node_modules, and its React is the production one even where the
        // host runs without NODE_ENV=production (development data, simulators).
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      },
    },
  };
}

/**
 * What every page needs stands in two chunks rather than in fifty: they compress better, and cost fewer requests.
 * The libraries change seldom and stay in the browser's cache over releases of ours.
 */
const CHUNKS = [
  {
    name: "libraries",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|styled-components|stylis|@emotion|@lingui)\//,
    priority: 2,
  },
  // Shared by most pages; parts used by popups alone are shared by fewer.
  {
    name: "shared",
    test: /\/packages\/(?:ui|storefront|domain|i18n|sdk)\/src\//,
    minShareCount: 8,
    priority: 1,
  },
];

/** The plugins that compile lingui's macros and the shared `.po` files and say which are complete: for sites and for tests. */
export function words(): PluginOption[] {
  const preset = linguiTransformerBabelPreset({ linguiConfig: getConfig(linguiFile) }, linguiFile);
  return [babel({ presets: [preset] }), catalogsBelow(storefrontDir), completeLocalesModule()];
}

/** A site with words of its own has a `lingui.config.ts` that names their catalogs. */
function ownWords(siteDir: string): PluginOption[] {
  return existsSync(path.join(siteDir, "lingui.config.ts")) ? [catalogsBelow(siteDir)] : [];
}

/** Compiles the `.po` files below a folder by its own configuration; lingui's plugin would take every one for its own. */
function catalogsBelow(dir: string): Plugin[] {
  const plugins = lingui({ cwd: dir, configPath: path.join(dir, "lingui.config.ts") });
  const ids = new RegExp(`^${literal(path.resolve(dir) + path.sep)}.*\\.po$`);
  for (const { transform } of plugins) if (typeof transform === "object") transform.filter = { id: ids };
  return plugins;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const SHARED = ["react", "react-dom", "react-router", "styled-components", "@lingui/core", "@lingui/react"];
