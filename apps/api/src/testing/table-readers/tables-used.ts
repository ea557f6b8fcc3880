import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { tablesImported, tablesInSql } from "./tables-in.ts";

const API = path.resolve(import.meta.dirname, "../../..");

/** Test-only code may create and read any row. */
const TESTING = /\.test\.ts$|\/testing\//;

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: API })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !TESTING.test(file))
    .toSorted();

const textOf = (file: string) => readFileSync(path.join(API, file), "utf8");

/** `src/modules/orders/…` and `sql/orders….sql` are of orders; everything below `src/platform` is of platform. */
const ownerOf = (file: string) =>
  /^(?:src\/modules\/|src\/(?=platform\/)|sql\/)([a-z-]+)/.exec(file)?.[1] ?? "";

export type TablesUsed = {
  /** Table name → owning module. */
  readonly owners: ReadonlyMap<string, string>;
  /** Per module, the other modules' tables that its code and its SQL file use, as `orders.order_lines`, sorted. */
  readonly foreign: Readonly<Record<string, readonly string[]>>;
};

/** Scans the code of modules and platform, and the SQL files. A foreign key does not count. */
export function tablesUsed(): TablesUsed {
  const owners = new Map<string, string>();
  const tableOf = new Map<string, string>();
  for (const file of filesOf("src/**/*.tables.ts"))
    for (const [, name = "", table = ""] of textOf(file).matchAll(/(\w+) = pgTable\(\s*"(\w+)"/g)) {
      owners.set(table, ownerOf(file));
      tableOf.set(name, table);
    }
  const modules = new Set(owners.values());
  const tables = new Set(owners.keys());
  const foreign = new Map<string, Set<string>>();
  for (const file of filesOf("{src/modules,src/platform,sql}/**/*.{ts,sql}")) {
    if (file.endsWith(".tables.ts")) continue;
    const reader = featureOf(file, modules);
    const text = textOf(file);
    for (const table of new Set([...tablesInSql(text, tables), ...tablesImported(text, tableOf)])) {
      const owner = owners.get(table) ?? "";
      if (owner === reader) continue;
      const list = foreign.get(reader) ?? new Set();
      foreign.set(reader, list.add(`${owner}.${table}`));
    }
  }
  return {
    owners,
    foreign: Object.fromEntries(
      [...foreign]
        .map(([reader, list]) => [reader, [...list].toSorted()] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** `catalog-search.sql` belongs to catalog; files named after no module (`audit.sql`, `roles.sql`) to the platform. */
function featureOf(file: string, modules: ReadonlySet<string>): string {
  const owner = ownerOf(file);
  if (!file.startsWith("sql/")) return owner;
  return [...modules].find((module) => owner === module || owner.startsWith(`${module}-`)) ?? "platform";
}
