import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A site that serves every brand. */
export type SharedSite = {
  /** The name of its app's folder, its host, and its OAuth client if people log in there. */
  readonly name: string;
  /** What a login there gives access to; null: it has no login. */
  readonly session: "api" | "pay" | null;
};

const APPS_FOLDER = path.resolve(import.meta.dirname, "../../../apps");
const SESSIONS = ["api", "pay", null];

/**
 * The apps whose `package.json` has a field `catnip.site`. API, host process, generators and the start command read
 * this list, so a new site is its app folder.
 *
 * @throws Error with one sentence for a field that makes no sense
 */
export function readSharedSites(folder = APPS_FOLDER): readonly SharedSite[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const manifest = path.join(folder, name, "package.json");
      return existsSync(manifest) ? siteOf(name, JSON.parse(readFileSync(manifest, "utf8"))) : [];
    });
}

function siteOf(name: string, { catnip }: Manifest): readonly SharedSite[] {
  if (!catnip?.site) return [];
  const { session = null } = catnip.site;
  if (!SESSIONS.includes(session))
    throw new Error(`apps/${name}/package.json: \`catnip.site.session\` must be "api", "pay" or absent.`);
  return [{ name, session }];
}

type Manifest = { readonly catnip?: { readonly site?: { readonly session?: SharedSite["session"] } } };

export const SHARED_SITES: readonly SharedSite[] = readSharedSites();
