import type { AccessRows } from "../platform/roles/access.ts";
import { MODULES } from "./modules.ts";

/** Who may ask what: the rows of all modules. `tests/access.test.ts` runs every cell. */
export const ACCESS: AccessRows = Object.fromEntries(
  MODULES.flatMap(({ schema }) => Object.entries(schema.access)),
);
