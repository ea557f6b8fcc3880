import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BRANDS } from "@catnip/brands";

const TEMPLATE = path.join(import.meta.dirname, "template");

/** A site whose set-up is all from the kit: what it has, a new site needs too. */
const MODEL = "apps/pay";
const SET_UP = [
  "package.json",
  "tsconfig.json",
  "turbo.json",
  "vite.config.ts",
  "react-router.config.ts",
  "lingui.config.ts",
  "public",
  "app/brand.ts",
  "app/catalogs.ts",
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  "app/root.tsx",
];

/** Hosts that are no app: of the API's other sites, of all games, and of brands. */
const HOSTS = new Set(["cdn", "mail", "play"].concat(BRANDS.flatMap(({ hosts }) => Object.values(hosts))));

/** Why no site of this name can be created; null when it can. */
export function siteNameProblem(root: string, name: string): string | null {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name))
    return "Say what the site is called: pnpm create-site NAME, in small letters, digits and hyphens.";
  if (existsSync(path.join(root, "apps", name))) return `There is an app "${name}" already.`;
  return HOSTS.has(name) ? `Something else is served as "${name}" already.` : null;
}

/** Writes `apps/{name}` below a folder laid out like the repository. */
export function writeSite(root: string, name: string): void {
  const site = path.join(root, "apps", name);
  for (const file of SET_UP) {
    const from = path.join(root, MODEL, file);
    // A file that the model keeps elsewhere is missing from the new site too.
    if (existsSync(from)) cpSync(from, path.join(site, file), { recursive: true });
  }
  const manifest = path.join(site, "package.json");
  replace(manifest, `"@catnip/${path.basename(MODEL)}"`, `"@catnip/${name}"`);
  // A login to the pay site is good for paying only.
  replace(manifest, '"session": "pay"', '"session": "api"');
  cpSync(TEMPLATE, site, { recursive: true });
  for (const file of globSync("**/*", { cwd: TEMPLATE }))
    if (statSync(path.join(TEMPLATE, file)).isFile()) replace(path.join(site, file), "SITE_NAME", name);
}

function replace(file: string, text: string, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(text, by));
}
