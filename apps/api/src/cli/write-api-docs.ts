import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readModules } from "../reference/module-sources.ts";
import { referencePages } from "../reference/pages.ts";
import { ACCESS } from "../composition/access.ts";
import { schema } from "../composition/schema.ts";

/** Writes the API reference, `docs/api`; part of `pnpm generate`. */
const folder = path.resolve(import.meta.dirname, "../../../../docs/api");
const pages = referencePages(schema, readModules(), ACCESS);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of pages) writeFileSync(path.join(folder, file), text);
