import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runStep } from "./run-step.ts";
import { changedBetween, restore, snapshot } from "./snapshot.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "catnip-generate-"));
  mkdirSync(path.join(root, "gen"));
  for (const name of ["kept", "stale", "gone"]) writeFileSync(path.join(root, `gen/${name}.ts`), name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const now = () => snapshot(root, ["gen/*.ts"]);

test("files a run would change are named and restored", () => {
  const before = now();
  writeFileSync(path.join(root, "gen/stale.ts"), "fresh");
  writeFileSync(path.join(root, "gen/new.ts"), "new");
  rmSync(path.join(root, "gen/gone.ts"));
  const after = now();
  expect(changedBetween(before, after)).toEqual(["gen/gone.ts", "gen/new.ts", "gen/stale.ts"]);
  restore(root, before, after);
  expect(changedBetween(before, now())).toEqual([]);
});

test("a generator's output becomes a file, and a failing generator is named with its output", async () => {
  const step = { says: "greeting", cwd: ".", into: "gen/hello.txt", writes: ["gen/hello.txt"] };
  await runStep(root, { ...step, command: ["node", "-p", "'hello'"] });
  expect(readFileSync(path.join(root, "gen/hello.txt"), "utf8")).toBe("hello\n");
  const broken = { ...step, command: ["node", "-e", "console.error('no words'); process.exit(3)"] as const };
  await expect(runStep(root, broken)).rejects.toThrow(/^greeting: node failed\.\n[^]*no words/);
  expect(readFileSync(path.join(root, "gen/hello.txt"), "utf8")).toBe("hello\n");
});
