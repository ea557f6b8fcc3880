import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

export const SQL_FOLDER = path.resolve(import.meta.dirname, "../../../sql");

/** Functions, triggers and views of one feature, in their latest version. */
export type SqlFile = { readonly name: string; readonly text: string; readonly hash: string };

export const readSqlFiles = (names: readonly string[]): readonly SqlFile[] =>
  names.map((name) => sqlFile(name, readFileSync(path.join(SQL_FOLDER, `${name}.sql`), "utf8")));

export const sqlFile = (name: string, text: string): SqlFile => ({
  name,
  text,
  hash: createHash("sha256").update(text).digest("hex"),
});
