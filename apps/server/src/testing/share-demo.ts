import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the run's one seeded demo shop; see `demoDataDir`. */
    readonly demoFolder: string;
  }
}

/** Gives all test files of a run one place for a seeded demo shop, and removes it in the end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-demo-"));
  chmodSync(folder, 0o755); // As root, the database runs as another user.
  project.provide("demoFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
