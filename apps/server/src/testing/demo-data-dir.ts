import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { makeDataDir, startProduct } from "./running-product.ts";

const LOOK_EVERY_MS = 100;

/**
 * A data folder of its own with the demo shop. The first caller of a run seeds it, as a first start does; all get a
 * copy, which takes a tenth of the time.
 *
 * @param dataDir where it shall be; absent: a temporary folder
 */
export async function demoDataDir(dataDir = makeDataDir()): Promise<string> {
  const seeded = await seededOnce(inject("demoFolder"));
  rmSync(dataDir, { recursive: true, force: true });
  // Preserves owners and modes, unlike Node's own copy: PostgreSQL refuses data that others can read.
  execFileSync("cp", ["-a", seeded, dataDir]);
  return dataDir;
}

async function seededOnce(folder: string): Promise<string> {
  const seeded = path.join(folder, "seeded");
  const failed = path.join(folder, "failed");
  if (isFirst(path.join(folder, "claim"))) {
    await seed(seeded).catch((fault: unknown) => {
      mkdirSync(failed);
      throw fault;
    });
  }
  while (!existsSync(seeded)) {
    if (existsSync(failed)) throw new Error("The demo shop could not be seeded; another test file says why.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return seeded;
}

async function seed(seeded: string): Promise<void> {
  const product = await startProduct(makeDataDir());
  product.process.kill("SIGINT");
  if ((await product.ended) !== 0) throw new Error(`The seeded shop did not stop:\n${product.said()}`);
  renameSync(product.dataDir, seeded);
}

/** Whether this call created the folder: worker processes share nothing but the file system. */
function isFirst(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}
