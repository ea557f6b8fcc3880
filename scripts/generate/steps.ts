import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";

/** One generator: what it runs, and which files it writes. */
export type Step = {
  readonly says: string;
  /** Package folder, relative to the root. */
  readonly cwd: string;
  readonly command: readonly [string, ...(readonly string[])];
  /** File that takes the command's output; absent: the command writes its files itself. */
  readonly into?: string;
  /** Globs of all files it writes, relative to the root. */
  readonly writes: readonly string[];
};

/** What is generated from the schema, in order: each step reads the output of those before it. */
export const CONTRACT: readonly Step[] = [
  {
    says: "newest snapshot of the tables",
    cwd: ".",
    command: ["node", "scripts/keep-newest-snapshot.ts"],
    writes: ["apps/api/migrations/meta/*_snapshot.json"],
  },
  {
    says: "schema",
    cwd: ".",
    command: ["node", "apps/api/src/cli/print-schema.ts"],
    into: "packages/sdk/schema.graphql",
    writes: ["packages/sdk/schema.graphql"],
  },
  {
    says: "types and documents of the SDK",
    cwd: "packages/sdk",
    command: ["graphql-codegen", "--config", "codegen.ts"],
    writes: ["packages/sdk/src/gen/*", "packages/sdk/src/*/index.ts"],
  },
  {
    says: "reference of the API",
    cwd: ".",
    command: ["node", "apps/api/src/cli/write-api-docs.ts"],
    writes: ["docs/api/*.md"],
  },
  {
    says: "icons",
    cwd: "packages/ui",
    command: ["node", "icons/write.ts"],
    writes: ["packages/ui/src/icons/lucide.tsx"],
  },
  {
    says: "subsets of the font",
    cwd: "packages/ui",
    command: ["node", "fonts/write.ts"],
    writes: ["packages/ui/src/fonts/*.woff2"],
  },
  { says: "form of the icons", cwd: ".", command: ["oxfmt", "packages/ui/src/icons/lucide.tsx"], writes: [] },
];

/** The message catalogs, one per surface. Independent of each other and of the schema. */
export const CATALOGS: readonly Step[] = [
  { surface: "packages/site", folder: "src" },
  { surface: "packages/storefront", folder: "src", apart: ["src/help/answers", "src/pages"] },
  ...SHARED_SITES.map(({ name }) => ({ surface: `apps/${name}`, folder: "app" })),
  { surface: "apps/api", folder: "src/platform/mail-messages" },
].map(({ surface, folder, apart = [] }: Surface) => ({
  says: `words of ${surface}`,
  cwd: surface,
  // Clean: an obsolete message would count as missing in a new language. One worker: starting more takes longer than they save.
  command: ["lingui", "extract", "--clean", "--workers", "1"],
  writes: [folder, ...apart].map((each) => `${surface}/${each}/locales/*.po`),
}));

/** A folder with messages, and the folders within it that have their own catalogs. */
type Surface = { readonly surface: string; readonly folder: string; readonly apart?: readonly string[] };
