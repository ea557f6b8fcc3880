import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { LOG_FILE, startProduct, stopProduct } from "./product.ts";
import { DATA_DIR, SEEDED_DIR } from "./settings.ts";

/**
 * Starts a product with a freshly seeded demo, removing leftovers of an aborted run first.
 *
 * @param from see `startProduct`
 * @returns stops it and removes its data
 */
export async function freshProduct(...from: Parameters<typeof startProduct>): Promise<() => Promise<void>> {
  await clear();
  // Preserves owners and modes, unlike Node's own copy: PostgreSQL refuses data that others can read.
  execFileSync("cp", ["-a", SEEDED_DIR, DATA_DIR]);
  await startProduct(...from);
  return async () => {
    await stopProduct();
    rmSync(DATA_DIR, { recursive: true, force: true });
    rmSync(`${DATA_DIR}.pid`, { force: true });
  };
}

/** Stops this worker's product, if it runs, and removes its data and log. */
export async function clear(): Promise<void> {
  await stopProduct();
  rmSync(DATA_DIR, { recursive: true, force: true });
  rmSync(LOG_FILE, { force: true });
}
