import type { Plugin } from "vite";

/**
 * Leaves out of the browser's build what React Router brings along for settings that no site has: observing a router
 * (`instrumentations`), and asking for routes as links come into sight (`routeDiscovery: "lazy"`, see `siteConfig`).
 *
 * Each module is replaced by what it does without that setting. If a release of the library wants more of it, the build stops: it misses
 * the name. And parts that nothing imports, such as the router's link with its prefetching, may go: the bundler keeps them for the sake of
 * the names they have in React's developer tools.
 */
export const routerParts: Plugin = {
  name: "catnip:router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  load: {
    filter: {
      id: /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
    },
    handler: (id) => (id.endsWith("/instrumentation.js") ? WITHOUT_OBSERVERS : WITHOUT_DISCOVERY),
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/, code: /displayName/ },
    handler: (code) => ({ code: withoutToolNames(code), map: null }),
  },
};

/** @internal for the tests */
export const withoutToolNames = (code: string): string =>
  code
    .replaceAll(/= (?=React\$1\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ ")
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "");

/** @internal for the tests */
export const WITHOUT_OBSERVERS = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
${refusing("instrumentHandler", "instrumentationResultMetaContext")}`;

/** @internal for the tests */
export const WITHOUT_DISCOVERY = `
export const URL_LIMIT = 0;
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
${refusing("getManifestPath", "getPartialManifest", "getPathsWithAncestors", "handleClientVersionMismatch")}`;

/** What only servers, or pages of server components, would call. */
function refusing(...names: readonly string[]): string {
  return names
    .map((name) => `export const ${name} = () => { throw new Error("${name} is not part of this build."); };`)
    .join("\n");
}
