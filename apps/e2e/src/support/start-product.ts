import { rmSync } from "node:fs";
import { LOG_FILE, startProduct, stopProduct } from "./product.ts";
import { DATA_DIR } from "./settings.ts";

/** A fresh product for the whole run; what a run that was broken off left behind goes first. */
export default async function setup(): Promise<() => Promise<void>> {
  await stopProduct();
  rmSync(DATA_DIR, { recursive: true, force: true });
  rmSync(LOG_FILE, { force: true });
  await startProduct();
  return async () => {
    await stopProduct();
    rmSync(DATA_DIR, { recursive: true, force: true });
    rmSync(`${DATA_DIR}.pid`, { force: true });
  };
}
