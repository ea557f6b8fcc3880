import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addReference } from "./add-reference.ts";
import { siteNameProblem, writeSite } from "./write-site.ts";

const repository = path.resolve(import.meta.dirname, "../..");
const NAME = "fourth-site";

/** The parts of the repository a new site needs: packages, modules and a model app. */
let root: string;
const site = () => path.join(root, "apps", NAME);

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "catnip-create-site-"));
  mkdirSync(path.join(root, "apps"));
  for (const shared of ["packages", "node_modules", "apps/pay"])
    symlinkSync(path.join(repository, shared), path.join(root, shared));
  for (const file of ["tsconfig.base.json", "tsconfig.web.json", "tsconfig.json"])
    cpSync(path.join(repository, file), path.join(root, file));
  writeSite(root, NAME);
  // What `pnpm install` would link: a new site has the same dependencies as its model.
  symlinkSync(path.join(repository, "apps/pay/node_modules"), path.join(site(), "node_modules"));
  run("lingui", "extract", "--clean");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("an invalid or taken name is rejected with a sentence", () => {
  expect(siteNameProblem(root, "studio")).toBeNull();
  expect(siteNameProblem(root, "pay")).toBe('There is an app "pay" already.');
  for (const name of ["mail", "partner-pay"])
    expect(siteNameProblem(root, name)).toBe(`Something else is served as "${name}" already.`);
  for (const name of ["", "Studio", "../studio", "-", "a b"])
    expect(siteNameProblem(root, name)).toMatch(/^Say what the site is called/);
});

test("it is added to the type-checked projects exactly once", () => {
  const file = path.join(root, "tsconfig.json");
  addReference(file, `apps/${NAME}`);
  addReference(file, `apps/${NAME}`);
  const { references } = JSON.parse(readFileSync(file, "utf8")) as { references: { path: string }[] };
  expect(references.filter((reference) => reference.path === `apps/${NAME}`)).toHaveLength(1);
});

test("a new site has its messages", () => {
  const english = readFileSync(path.join(site(), "app/locales/en-US.po"), "utf8");
  expect(english).toContain('msgid "Say hello"\nmsgstr "Say hello"');
});

test("a new site type-checks", { timeout: 120_000 }, () => {
  // Against the packages at their real paths; through symlinks they would be other files to the compiler.
  const own = JSON.parse(readFileSync(path.join(site(), "tsconfig.json"), "utf8")) as {
    references: { path: string }[];
  };
  const config = {
    extends: "./tsconfig.json",
    references: own.references.map((to) => ({ path: path.resolve(repository, "apps/pay", to.path) })),
  };
  writeFileSync(path.join(site(), "tsconfig.here.json"), JSON.stringify(config));
  expect(run("tsc", "-b", "tsconfig.here.json")).toBe("");
});

test("a new site passes its own test", { timeout: 120_000 }, () => {
  expect(run("vitest", "run", "--reporter=dot")).toMatch(/3 passed/);
});

/** Runs a tool in the new site, and returns its output. */
function run(tool: string, ...args: string[]): string {
  const bins = ["apps/pay", "."].map((folder) => path.join(repository, folder, "node_modules/.bin", tool));
  const { status, stdout, stderr } = spawnSync(bins.find(existsSync) ?? tool, args, {
    cwd: site(),
    encoding: "utf8",
    // The same Node binary, without the environment that the test runner set for itself.
    env: {
      PATH: [path.dirname(process.execPath), process.env["PATH"]].join(path.delimiter),
      HOME: process.env["HOME"],
      NO_COLOR: "1",
    },
  });
  if (status !== 0) throw new Error(`${tool} failed: ${stdout}${stderr}`);
  return stdout;
}
