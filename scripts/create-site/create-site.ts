import { spawnSync } from "node:child_process";
import path from "node:path";
import { addReference } from "./add-reference.ts";
import { siteNameProblem, writeSite } from "./write-site.ts";

/**
 * `pnpm create-site NAME`: an app with login, messages, a popup and a test, built on `packages/site`. It
 * type-checks, builds, passes its test and is served as generated.
 */
const root = path.resolve(import.meta.dirname, "../..");
const [name = ""] = process.argv.slice(2);
const problem = siteNameProblem(root, name);
if (problem) {
  console.error(problem);
  process.exit(1);
}

writeSite(root, name);
addReference(path.join(root, "tsconfig.json"), `apps/${name}`);
const isReady = pnpm("install") && pnpm("--filter", `@catnip/${name}`, "messages");
console.log(`
apps/${name} is written. Next: pnpm start, then http://${name}.localhost:4000
`);
process.exit(isReady ? 0 : 1);

/** The pnpm that runs this script, or else the first one found. */
function pnpm(...args: string[]): boolean {
  const own = process.env["npm_execpath"] ?? "pnpm";
  const isScript = /\.[cm]?js$/.test(own);
  const [command, all] = isScript ? [process.execPath, [own, ...args]] : [own, args];
  return spawnSync(command, all, { cwd: root, stdio: "inherit" }).status === 0;
}
