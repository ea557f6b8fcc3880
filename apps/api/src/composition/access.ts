import type { AccessRows } from "../platform/roles/access.ts";
import { MODULES } from "./modules.ts";

/** The access matrix: the rows of all modules. `tests/access.test.ts` tests every cell. */
export const ACCESS: AccessRows = Object.fromEntries(
  MODULES.flatMap(({ schema }) => Object.entries(schema.access)),
);
