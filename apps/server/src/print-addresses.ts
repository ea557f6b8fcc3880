import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { BRANDS, HOME_BRAND } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { isBelowLocalhost } from "./local-names.ts";
import { isLoopback, describeNetworkAccess } from "./listening.ts";
import type { Product } from "./product.ts";

type Opened = Pick<Config, "hosts" | "port" | "production" | "originPattern">;

/** Prints the addresses that answer now, and how to log in. */
export function printAddresses(
  config: Config,
  wanted: ReadonlySet<string>,
  demoAccounts: Product["demoAccounts"],
): void {
  console.log(startText(config, wanted, demoAccounts));
}

/**
 * Printed at the end of a start: only URLs of sites this process serves, as visitors open them.
 *
 * @param wanted the sites that are served
 */
export function startText(
  config: Opened,
  wanted: ReadonlySet<string>,
  demoAccounts: Product["demoAccounts"],
): string {
  const sites = [
    ...BRANDS.map(({ platform_key, hosts }) => ({
      name: platform_key,
      host: hosts.shop,
      site: platform_key,
    })),
    ...SHARED_SITES.map(({ name }) => ({ name, host: name, site: name })),
    ...["API", "Mail", "Bank"].map((name) => ({ name, host: name.toLowerCase(), site: name.toLowerCase() })),
  ].filter(({ site }) => wanted.has(site));
  const lines = sites.map(({ name, host }) => `  ${name.padEnd(14)} ${siteOrigin(config, host)}`);
  const [first = { host: HOME_BRAND }] = sites;
  const bare = hasBareAddress(config, wanted) ? `http://localhost:${config.port}` : null;
  const parts = [
    `Catnip is open: ${bare ?? siteOrigin(config, first.host)}`,
    lines.join("\n"),
    describeNetworkAccess(config)
      .map((line) => `  ${line}`)
      .join("\n"),
    ...(bare ? [`  A browser that does not resolve names below .localhost finds help at ${bare}.`] : []),
    ...(demoAccounts.length > 0 ? [accountLines(demoAccounts)] : []),
    ...(config.production ? [] : ["  Ctrl-C stops everything."]),
  ];
  return `\n${parts.join("\n\n")}\n`;
}

/** Whether the machine's own name leads to the home brand's shop. */
const hasBareAddress = (config: Opened, wanted: ReadonlySet<string>): boolean =>
  isBelowLocalhost(config) && wanted.has(HOME_BRAND) && (config.hosts?.some(isLoopback) ?? true);

function accountLines(accounts: Product["demoAccounts"]): string {
  const lines = accounts.map(
    ({ email, password, what }) => `  ${email.padEnd(26)} ${password.padEnd(16)} ${what}`,
  );
  return ["  Demo accounts", ...lines].join("\n");
}
