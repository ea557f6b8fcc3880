import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** What a developer adds to the repository with our commands. */
export type Additions = {
  readonly brand: {
    readonly key: string;
    readonly name: string;
    readonly accent: string;
    /** Edited into the brand's value, as the guide says. */
    readonly currency: string;
    /** The page of its app, edited in likewise. */
    readonly app: string;
  };
  /** The name of a site that all brands share. */
  readonly site: string;
};

export type ExtendedRepository = {
  readonly root: string;
  /** The sites to start: the new ones and those that every shop needs. */
  readonly sites: string;
  readonly remove: () => void;
};

const ROOT = path.resolve(import.meta.dirname, "../../../..");
/** The API and the host process, sites with their builds, and the model of a new brand. */
const APPS = ["api", "bank", "server", "account", "pay", "international"];
const FILES = ["package.json", "tsconfig.json", "tsconfig.base.json", "tsconfig.web.json"];
const PARTS = ["packages", "scripts", ...APPS.map((app) => `apps/${app}`), ...FILES];
const isNeeded = (file: string) => !/\/(?:dist|\.turbo|\.react-router)$/.test(file);

/**
 * A copy of the repository with a brand and a site as `pnpm create-brand` and `pnpm create-site` make them, built: in
 * the repository itself they would affect every other test.
 */
export async function extendRepository({ brand, site }: Additions): Promise<ExtendedRepository> {
  const root = mkdtempSync(path.join(tmpdir(), "catnip-grown-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    chmodSync(root, 0o755); // As root, the database runs as another user.
    for (const part of PARTS)
      cpSync(path.join(ROOT, part), path.join(root, part), {
        recursive: true,
        filter: isNeeded,
        // The links of an installation point inside the copy.
        verbatimSymlinks: true,
      });
    symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
    await createBrand(root, brand);
    await createSite(root, site);
    await Promise.all([build(root, brand.key), build(root, site)]);
  } catch (fault) {
    remove();
    throw fault;
  }
  return { root, sites: [brand.key, site, "account,pay,api,cdn,play,mail,bank"].join(","), remove };
}

async function createBrand(
  root: string,
  { key, name, accent, currency, app }: Additions["brand"],
): Promise<void> {
  await node(root, "scripts/create-brand.ts", key, "--name", name, "--accent", accent);
  const value = path.join(root, `packages/brands/${key}.ts`);
  const edited = readFileSync(value, "utf8")
    .replaceAll('"USD"', JSON.stringify(currency))
    .replace("officialApp: false", "officialApp: true")
    .replace("app: null", `app: ${JSON.stringify({ url: app })}`);
  writeFileSync(value, edited);
  install(root, "international", key);
}

/** The command without the installation. */
async function createSite(root: string, name: string): Promise<void> {
  const write = `import { writeSite } from "./scripts/create-site/write-site.ts"; writeSite(".", "${name}");`;
  await node(root, "--input-type=module", "--eval", write);
  install(root, "pay", name);
  await node(path.join(root, "apps", name), "node_modules/@lingui/cli/dist/lingui.js", "extract", "--clean");
}

/** What `pnpm install` does: the new app has the same dependencies as its model. */
function install(root: string, model: string, app: string): void {
  cpSync(path.join(root, `apps/${model}/node_modules`), path.join(root, `apps/${app}/node_modules`), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

const build = (root: string, app: string) =>
  node(path.join(root, "apps", app), "node_modules/@react-router/dev/bin.cjs", "build");

/** Runs a program; its output becomes the failure message. */
async function node(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: "production" },
  });
}
