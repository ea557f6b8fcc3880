import { SITES, type Config, type Site } from "@catnip/api/platform/config.ts";

/**
 * The sites in `SITES` (comma-separated; absent: all) that may be served.
 *
 * @throws Error with one sentence for an unknown site, or when production could not send mail
 */
export function wantedSites(config: Config): ReadonlySet<string> {
  if (config.production && !config.smtpUrl)
    throw new Error("SMTP_URL is not set: production needs a mail server.");
  const named = process.env.SITES?.split(",").map((site) => site.trim());
  const unknown = named?.find((site) => !SITES.some((known) => known === site));
  if (unknown !== undefined)
    throw new Error(`SITES names "${unknown}", which is not a site: choose among ${SITES.join(", ")}.`);
  return new Set(
    SITES.filter(
      (site) => (named?.includes(site) ?? true) && !(config.production && DEVELOPMENT_SITES.has(site)),
    ),
  );
}

/** They expose all mail and create money out of nothing. */
const DEVELOPMENT_SITES: ReadonlySet<Site> = new Set(["mail", "bank"]);
