const { readdirSync, readFileSync } = require("node:fs");
const path = require("node:path");

/** The folders of the brands' apps. */
const SHOPS = readdirSync(path.join(__dirname, "packages/brands"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => path.basename(file, ".ts"))
  .join("|");
const TESTS = "\\.test\\.tsx?$|/(testing|mutants)/|/vitest\\.config\\.ts$|^apps/(e2e|bench|faults)/";

/** Arrows mean "imports"; the allowed ones are drawn in docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment: "Type imports and what is loaded lazily count.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circles-between-folders",
      comment:
        "Within a package, too, folders build on each other in one direction. Tests of the API use all of it; without them it is checked by .dependency-cruiser.production.cjs.",
      severity: "error",
      scope: "folder",
      from: { path: "^(packages|apps)/", pathNot: "^apps/api/" },
      to: { circular: true },
    },
    {
      name: "domain-imports-nothing",
      severity: "error",
      from: { path: "^packages/domain/src/(?!.*\\.test\\.ts$)" },
      to: { pathNot: "^packages/domain/" },
    },
    {
      name: "brands-know-only-domain",
      severity: "error",
      from: { path: "^packages/brands/" },
      to: { path: "^packages/(?!brands/|domain/)" },
    },
    {
      name: "demo-content-knows-only-domain",
      severity: "error",
      from: { path: "^packages/demo/" },
      to: { path: "^packages/(?!demo/|domain/)" },
    },
    {
      name: "only-the-seed-reads-demo-content",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "^(packages/demo|apps/api/src/seed)/" },
      to: { path: "^(packages/|@catnip/)demo/" },
    },
    {
      name: "production-loads-no-demo-content",
      comment: "The seed imports it lazily, when there is an empty shop to fill outside production.",
      severity: "error",
      from: { path: "^apps/api/src/", pathNot: `${TESTS}|^apps/api/src/(seed/(demo|many|plant)|cli/seed)` },
      to: {
        path: "^(packages/|@catnip/)demo/|^apps/api/src/seed/(demo(?!-accounts|-mark)|many|plant)",
        dynamic: false,
      },
    },
    {
      name: "ui-knows-no-shop",
      severity: "error",
      from: { path: "^packages/ui/src" },
      to: { path: "^packages/(?!ui/)" },
    },
    {
      name: "i18n-knows-only-domain",
      severity: "error",
      from: { path: "^packages/i18n/src" },
      to: { path: "^packages/(?!i18n/|domain/)" },
    },
    {
      name: "sdk-knows-only-domain",
      severity: "error",
      from: { path: "^packages/sdk/src" },
      to: { path: "^packages/(?!sdk/|domain/)" },
    },
    {
      name: "site-kit-knows-no-shop",
      severity: "error",
      from: { path: "^packages/site/" },
      to: { path: "^(packages/(?!site/|brands/|sdk/|ui/|i18n/|domain/)|@catnip/storefront)" },
    },
    {
      name: "only-shops-stand-on-the-storefront",
      comment:
        "The sites that all brands share take what they need from packages/site. The book is no site: it shows the storefront's popups.",
      severity: "error",
      from: { path: "^apps/", pathNot: `^apps/(book|${SHOPS})/` },
      to: { path: "^(packages/|@catnip/)storefront/" },
    },
    {
      name: "packages-never-import-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "apps-never-import-apps",
      comment: "server mounts the others, and faults tests the API against the bank.",
      severity: "error",
      from: { path: "^apps/([^/]+)/", pathNot: "^apps/(server|faults)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "api-stays-behind-the-schema",
      severity: "error",
      from: { path: "^apps/api/" },
      to: { path: "^packages/(sdk|site|storefront|ui)/" },
    },
    {
      name: "api-platform-knows-no-feature",
      comment: "What it needs of modules is handed in by apps/api/src/composition.",
      severity: "error",
      from: { path: "^apps/api/src/platform/" },
      to: { path: "^apps/api/src/(?!platform/)" },
    },
    {
      name: "api-modules-know-nothing-above",
      severity: "error",
      from: { path: "^apps/api/src/modules/", pathNot: TESTS },
      to: { path: "^apps/api/src/(?!platform/|modules/)" },
    },
    ...["providers", "top-ups", "refunds", "settlement", "reviews"].map((folder) => ({
      name: `${folder}-has-a-door`,
      comment: "What the module offers to others is exported by its index.ts. Foreign keys name its tables.",
      severity: "error",
      from: {
        path: "^apps/",
        pathNot: `${TESTS}|^apps/api/src/modules/${folder}/|\\.tables\\.ts$`,
      },
      to: { path: `^apps/api/src/modules/${folder}/(?!index\\.ts$)` },
    })),
    ...modulesLeftToRight(),
    {
      name: "only-tests-use-testing",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: TESTS },
      to: { path: "/testing/" },
    },
    {
      name: "bank-shares-nothing-with-the-adapters",
      severity: "error",
      from: { path: "^apps/bank/" },
      to: { path: "^(packages|apps/(?!bank/))" },
    },
    {
      name: "nothing-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(#|virtual:|@graphql-typed-document-node)|\\+types/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/build/|/dist/|/demo/games/|/\\.react-router/|/gen/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};

/** One rule for each module of the API: the list in `composition/modules.ts` is the order. Tests may use any module. */
function modulesLeftToRight() {
  const list = readFileSync(path.join(__dirname, "apps/api/src/composition/modules.ts"), "utf8");
  const folders = new Map(
    [...list.matchAll(/import \{ (\w+) \} from "\.\.\/modules\/([\w-]+)\/index\.ts"/g)].map(
      ([, name, folder]) => [name, folder],
    ),
  );
  const order = [...(/MODULES[^=]*= \[([^\]]*)\]/.exec(list)?.[1] ?? "").matchAll(/\w+/g)].map(([name]) =>
    folders.get(name),
  );
  if (order.length < 2 || order.length !== folders.size || order.includes(undefined))
    throw new Error("The order of the API's modules cannot be read from composition/modules.ts.");
  return order.slice(0, -1).map((folder, at) => ({
    name: `api-module-${folder}-knows-only-modules-before-it`,
    severity: "error",
    from: { path: `^apps/api/src/modules/${folder}/`, pathNot: TESTS },
    to: { path: `^apps/api/src/modules/(${order.slice(at + 1).join("|")})/` },
  }));
}
