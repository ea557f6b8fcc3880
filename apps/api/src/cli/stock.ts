import { leaveWith } from "./leave-with.ts";
import { runStock } from "./stock/run-stock.ts";

/**
 * `pnpm stock --from DIR --as <mail of root>`: brings the games, articles, tags and configuration in a folder into the
 * shop; `--check` only reads the folder. Running it again changes what has changed. The folder is described in
 * `docs/operations/open-a-shop.md`.
 * Exit code 0: done, or nothing to do; 1: refused, and why; 2: not understood.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it.
 */
await runStock(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);
