import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readModules } from "../reference/module-sources.ts";
import { referencePages } from "../reference/pages.ts";
import { ACCESS } from "../composition/access.ts";
import { schema } from "../composition/schema.ts";

/** Writes the reference of the API, `docs/api`: `pnpm api:docs`. */
const folder = path.resolve(import.meta.dirname, "../../../../docs/api");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of referencePages(schema, readModules(), ACCESS))
  writeFileSync(path.join(folder, file), text);
