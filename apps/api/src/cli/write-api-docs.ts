import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readModules } from "../platform/reference/module-sources.ts";
import { referencePages } from "../platform/reference/pages.ts";
import { schema } from "../platform/schema.ts";

/** Writes the reference of the API, `docs/api`: a part of `pnpm generate`. */
const folder = path.resolve(import.meta.dirname, "../../../../docs/api");
const pages = referencePages(schema, readModules());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of pages) writeFileSync(path.join(folder, file), text);
