/** Arrows mean "imports"; the allowed ones are drawn in docs/architecture.md. */
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      comment:
        "Type imports count. What is loaded lazily (a popup that opens another one) is not there when its opener is, and is left out.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "no-circles-in-the-site-kit",
      comment: "Type imports and what is loaded lazily count here: every site stands on it.",
      severity: "error",
      from: { path: "^packages/site/src" },
      to: { circular: true },
    },
    {
      name: "no-circles-between-folders-of-sites",
      comment: "Within a package, too, folders build on each other in one direction.",
      severity: "error",
      scope: "folder",
      from: { path: "^packages/(site|storefront)/src" },
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
      comment: "account, pay and the sites to come take what they need from packages/site.",
      severity: "error",
      from: { path: "^apps/(account|pay|studio|admin)/" },
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
      comment: "server mounts the others and is the one exception.",
      severity: "error",
      from: { path: "^apps/([^/]+)/", pathNot: "^apps/server/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "api-stays-behind-the-schema",
      severity: "error",
      from: { path: "^apps/api/" },
      to: { path: "^packages/(sdk|site|storefront|ui)/" },
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
