import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrand } from "./create-brand.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Skips build output; the symlinks of an installation point inside the copy. */
const isSource = (file: string) => !/\/(build|dist|\.turbo|\.react-router)$/.test(file);

/**
 * A copy of everything a shop needs. A brand created in the repository itself would affect every other test.
 */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "catnip-fourth-brand-"));
  for (const part of ["packages", "apps/international", "apps/account", "apps/pay", "apps/api/package.json"])
    cpSync(path.join(ROOT, part), path.join(copy, part), {
      recursive: true,
      filter: isSource,
      verbatimSymlinks: true,
    });
  for (const file of ["package.json", "tsconfig.json", "tsconfig.base.json", "tsconfig.web.json"])
    cpSync(path.join(ROOT, file), path.join(copy, file));
  cpSync(path.join(ROOT, "scripts"), path.join(copy, "scripts"), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  symlinkSync(path.join(ROOT, "apps/api/node_modules"), path.join(copy, "apps/api/node_modules"));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the new app's folder; its output becomes the failure message. */
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(copy, program), ...args], {
    cwd: path.join(copy, "apps/mint"),
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });

test("one command creates a brand that type-checks, with its icons", { timeout: 240_000 }, async () => {
  await createBrand({ key: "mint", name: "Mint & Co", accent: "#88ccff" }, copy);
  expect(readFileSync(path.join(copy, "tsconfig.json"), "utf8")).toContain('"path": "apps/mint"');
  for (const icon of ["logo.svg", "favicon.svg", "favicon.ico", "apple-touch-icon.png", "icon-512.png"])
    expect([icon, existsSync(path.join(copy, "apps/mint/public", icon))]).toEqual([icon, true]);
  expect(readFileSync(path.join(copy, "apps/mint/turbo.json"), "utf8")).toContain(
    "$TURBO_ROOT$/packages/brands/mint.ts",
  );
  // What `pnpm install` does: it has the same dependencies as its model.
  cpSync(path.join(copy, "apps/international/node_modules"), path.join(copy, "apps/mint/node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });

  run("node_modules/typescript/bin/tsc", "-b");
});

test.each([
  { says: "a key that is not a host name", brand: { key: "Ruby Lantern" }, problem: "is no key" },
  { says: "an existing brand", brand: { key: "partner" }, problem: "exists already" },
  { says: "the name of a site", brand: { key: "mail" }, problem: "name of a site" },
  { says: "an invalid colour", brand: { key: "ruby", accent: "red" }, problem: "must be a colour" },
])("$says is rejected, and nothing is written", async ({ brand, problem }) => {
  const wanted = { name: "Ruby", accent: "#ff0000", ...brand };
  await expect(createBrand(wanted, copy)).rejects.toThrow(problem);
  if (brand.key !== "partner")
    expect(existsSync(path.join(copy, "packages/brands", `${brand.key}.ts`))).toBe(false);
});
