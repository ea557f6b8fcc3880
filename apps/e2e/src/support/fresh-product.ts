import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { LOG_FILE, startProduct, stopProduct } from "./product.ts";
import { DATA_DIR, PLANTED_DIR } from "./settings.ts";

/**
 * Starts a product whose demo was just planted; what a run that was broken off left behind goes first.
 *
 * @returns stops it and removes its data
 */
export async function freshProduct(): Promise<() => Promise<void>> {
  await clear();
  // Keeps owners and modes, unlike Node's own copy: PostgreSQL refuses data that others may read.
  execFileSync("cp", ["-a", PLANTED_DIR, DATA_DIR]);
  await startProduct();
  return async () => {
    await stopProduct();
    rmSync(DATA_DIR, { recursive: true, force: true });
    rmSync(`${DATA_DIR}.pid`, { force: true });
  };
}

/** Stops the product of this worker, if one runs, and removes its data and its log. */
export async function clear(): Promise<void> {
  await stopProduct();
  rmSync(DATA_DIR, { recursive: true, force: true });
  rmSync(LOG_FILE, { force: true });
}
