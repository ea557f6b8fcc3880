import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { ProvidedContext } from "vitest";
import { edited, isSql, pathOf } from "./apply-edits.ts";
import type { Weakening } from "./weakening.ts";

/**
 * Gives the database that the tests of a weakening clone: the migrated one, or a copy of it with the weakened functions
 * and tables.
 */
export async function withTemplate<T>(
  { ownerUrl, template: migrated }: Pick<ProvidedContext, "ownerUrl" | "template">,
  { id, edits, statement }: Pick<Weakening, "id" | "edits" | "statement">,
  use: (template: string) => Promise<T>,
): Promise<T> {
  const files = new Set(edits.filter(isSql).map(({ file }) => file));
  if (files.size === 0 && statement === undefined) return use(migrated);
  const name = `weakened_${id.replaceAll("-", "_")}`;
  await run(`${ownerUrl}postgres`, `create database ${name} template ${migrated} strategy=file_copy`);
  try {
    for (const file of files)
      await run(
        ownerUrl + name,
        edited(
          readFileSync(pathOf(file), "utf8"),
          edits.filter((edit) => edit.file === file),
        ),
      );
    if (statement !== undefined) await run(ownerUrl + name, statement);
    return await use(name);
  } finally {
    await run(`${ownerUrl}postgres`, `drop database ${name} with (force)`);
  }
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
