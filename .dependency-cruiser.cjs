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
      to: { path: "^packages/(sdk|storefront|ui)/" },
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
