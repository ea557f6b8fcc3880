import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readModules } from "../platform/reference/module-sources.ts";
import { referencePages } from "../platform/reference/pages.ts";
import { schema } from "../platform/schema.ts";

/** Writes the reference of the API, `docs/api`: `pnpm api:docs`. */
const folder = path.resolve(import.meta.dirname, "../../../../docs/api");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of referencePages(schema, readModules()))
  writeFileSync(path.join(folder, file), text);
