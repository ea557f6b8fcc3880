import { connectDatabase } from "@catnip/api/platform/database.ts";
import { BRANDS } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import type { Config } from "@catnip/api/platform/config.ts";

/** The slow step before the sites open: building them. */
export type Prepare = () => Promise<void>;

/**
 * Prepares the sites, if any is served with pages. An external database has to answer first, so that a mistyped address
 * is reported without waiting for a build.
 *
 * @throws Error as `connectDatabase` and `prepare` do
 */
export async function buildSitesFirst(
  { databaseUrl }: Pick<Config, "databaseUrl">,
  wanted: ReadonlySet<string>,
  prepare: Prepare,
): Promise<void> {
  if (databaseUrl) await expectDatabase(databaseUrl);
  const withPages = [
    ...BRANDS.map(({ platform_key }) => platform_key),
    ...SHARED_SITES.map(({ name }) => name),
  ];
  if (withPages.some((site) => wanted.has(site))) await prepare();
}

async function expectDatabase(url: string): Promise<void> {
  const { $client: pool } = connectDatabase(url, { max: 1 });
  try {
    await pool.query("select 1");
  } finally {
    await pool.end();
  }
}
