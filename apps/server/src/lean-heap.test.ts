import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const PROGRAM = path.join(import.meta.dirname, "testing/pile-up-garbage.ts");

const mostInUse = (...options: readonly string[]): number =>
  Number(execFileSync(process.execPath, [PROGRAM, ...options], { encoding: "utf8" }));

// R-OPS-15
test("garbage is limited to a fraction of the live heap, no longer a multiple of it", () => {
  const [asNodeDoes, lean] = [mostInUse(), mostInUse("lean")];
  expect(lean).toBeLessThan(asNodeDoes * 0.75);
});
