import { expect, test } from "vitest";
import { buildLog } from "./build-sites.ts";

const entry = (source: string, text: string, level = "stdout") => JSON.stringify({ source, level, text });

function read(...lines: string[]) {
  const said: string[] = [];
  const log = buildLog((line) => said.push(line));
  for (const line of lines) log.read(line);
  return { log, said };
}

test("each site that is rebuilt is named as its build begins, and nothing else of it is printed", () => {
  const { said, log } = read(
    entry("turbo", "   • Running build in 19 packages", "info"),
    entry("@catnip/account#build", "cache hit, suppressing logs 339d"),
    entry("@catnip/pay#build", "cache miss, executing ac02"),
    entry("@catnip/pay#build", "vite v8 building for production..."),
    entry("@catnip/china-next#build", "cache miss, executing 9e43"),
  );
  expect(said).toEqual([
    "  … Building the sites; the first time this takes a minute or two",
    "    pay",
    "    china-next",
  ]);
  expect(log.isBuilding()).toBe(true);
});

test("where nothing has changed, nothing is said", () => {
  const { said, log } = read(entry("@catnip/pay#build", "cache hit, suppressing logs ac02"));
  expect(said).toEqual([]);
  expect(log.isBuilding()).toBe(false);
});

test("a build that fails says its reason, without what the others wrote", () => {
  const { said, log } = read(
    entry("@catnip/pay#build", "cache miss, executing ac02"),
    entry("@catnip/account#build", "cache miss, executing 339d"),
    entry("@catnip/pay#build", "app/root.tsx: Unexpected token"),
    entry("@catnip/account#build", "✓ built in 19.46s"),
    entry("turbo", "command (/catnip/apps/pay) pnpm run build exited (1)", "error"),
  );
  expect(log.failure()).toBe("The sites could not be built; the reason stands above.");
  expect(said.at(-1)).toContain("Unexpected token");
  expect(said.at(-1)).not.toContain("19.46s");
});

test("a full disk is named", () => {
  const { log } = read("ENOSPC: no space left on device");
  expect(log.failure()).toBe("The disk is full: free some space and start again.");
});
