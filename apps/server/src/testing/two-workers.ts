import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { afterEach, beforeEach } from "vitest";
import { demoDataDir } from "./demo-data-dir.ts";
import { startProduct, type RunningProduct } from "./running-product.ts";

export const WORKERS = 2;

/** The product with two workers, started before each test of the file that calls `withTwoWorkers`. */
export type TwoWorkers = {
  dataDir: string;
  product: RunningProduct;
  db: Database;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
  /** The first worker runs the jobs; a replacement has the highest process id. */
  firstWorker: () => number;
};

export function withTwoWorkers(): TwoWorkers {
  const running = { start, firstWorker, dataDir: "" } as TwoWorkers;
  async function start() {
    running.product = await startProduct(
      running.dataDir,
      [`--import=data:text/javascript,${obeysFlags(running.dataDir)}`],
      { WORKERS: String(WORKERS) },
    );
    running.db = connectDatabase(running.product.databaseUrl, { max: 2 });
    await until(() => running.product.said().includes(`${WORKERS} workers (`));
  }
  function firstWorker() {
    const [first] = running.product.workers();
    if (first === undefined) throw new Error("No worker runs");
    return first;
  }
  beforeEach(async () => {
    running.dataDir = await demoDataDir();
    await start();
  }, 300_000);
  afterEach(async () => {
    await running.db?.$client.end();
    await running.product?.remove();
  }, 60_000);
  return running;
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause();
}

/** Files that decide what becomes of a worker that is started. */
export const flag = (dataDir: string, name: "break" | "hold back") => path.join(dataDir, `${name} workers`);

/** Runs first in every process of the product. */
const obeysFlags = (dataDir: string) => `
import { existsSync } from "node:fs";
if (process.argv[1]?.endsWith("worker.ts")) {
  process.on("SIGUSR2", () => void Promise.reject(new Error("unawaited rejection")));
  if (existsSync(${JSON.stringify(flag(dataDir, "break"))})) process.exit(3);
  while (existsSync(${JSON.stringify(flag(dataDir, "hold back"))})) await new Promise((done) => setTimeout(done, 20));
}`;
