/** A table's name in SQL, and after a comma in a list of tables the names that follow it. */
const NAME = String.raw`(?:only\s+)?"?([a-z_][a-z0-9_]*)"?`;
const MENTION = new RegExp(String.raw`\b(?:from|join|into|update|truncate)\s+${NAME}`, "gi");
const MORE = new RegExp(
  String.raw`^(?:\s+(?:as\s+)?(?!(?:cross|inner|left|join|where|order|group|on|set)\b)\w+)?\s*,\s*${NAME}`,
  "i",
);
const TRIGGER = new RegExp(String.raw`\bcreate or replace trigger\s+\S+[^;]*?\bon\s+${NAME}`, "gi");
/** Row types of tables in functions: `(s stores)`, `v_batch redemption_batches;`, `returns setof cart_stores`. */
const ROW_TYPE = /\breturns setof\s+([a-z_]+)|(?:[(,]\s*\w+|^\s+v_\w+)\s+([a-z_]+)\s*[;),\n]/gim;
/** `import { stores, tags } from "../catalog/catalog.tables.ts"`. */
const IMPORT = /import\s+(?!type\b)\{([^}]*)\}\s+from\s+"[^"]*\.tables\.ts"/g;

/** Table names that a source mentions: in SQL, whether in a string or in a file of its own. */
export function tablesInSql(source: string, tables: ReadonlySet<string>): ReadonlySet<string> {
  const text = withoutComments(source);
  const found = new Set<string>();
  const add = (name: string | undefined) => {
    if (name !== undefined && tables.has(name.toLowerCase())) found.add(name.toLowerCase());
  };
  for (const mention of text.matchAll(MENTION)) {
    add(mention[1]);
    for (let at = mention.index + mention[0].length; ;) {
      const more = MORE.exec(text.slice(at));
      if (!more) break;
      add(more[1]);
      at += more[0].length;
    }
  }
  // In TypeScript these would match arguments and fields instead.
  if (/\bcreate or replace (?:function|trigger)\b/.test(text))
    for (const pattern of [TRIGGER, ROW_TYPE])
      for (const [, ...names] of text.matchAll(pattern)) for (const name of names) add(name);
  return found;
}

/** Names of drizzle's tables that a source imports as values; `tableOf` maps them to the declared names. */
export function tablesImported(source: string, tableOf: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = [...withoutComments(source).matchAll(IMPORT)].flatMap(([, list = ""]) => list.split(","));
  return new Set(names.flatMap((name) => tableOf.get(name.trim().replace(/\s+as\s+\w+$/, "")) ?? []));
}

/** Without comments, and without the descriptions of the schema, which are sentences. */
const withoutComments = (source: string) =>
  source
    .replaceAll(/\bdescription:\s*"[^"]*"/g, "")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\*.*$/gm, "")
    .replaceAll(/(^|\s)(?:\/\/|--).*$/gm, "$1");
