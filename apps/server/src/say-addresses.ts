import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { BRANDS } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { sayWhoIsLetIn } from "./listening.ts";
import type { Product } from "./product.ts";

/** Prints the URLs of all sites, and how to log in. */
export function sayAddresses(config: Config, demoAccounts: Product["demoAccounts"]): void {
  const line = (name: string, site: string) => `  ${name.padEnd(14)} ${siteOrigin(config, site)}`;
  console.log(`\nCatnip is open: http://localhost:${config.port}\n`);
  const open = [
    ...BRANDS.map(({ platform_key, hosts }) => line(platform_key, hosts.shop)),
    ...SHARED_SITES.map(({ name }) => line(name, name)),
    line("API", "api"),
  ];
  const forDevelopment = config.production ? [] : [line("Mail", "mail"), line("Bank", "bank")];
  console.log([...open, ...forDevelopment].join("\n"));
  console.log(`\n  ${sayWhoIsLetIn(config)}`);
  if (demoAccounts.length === 0) return;
  console.log("\n  Demo accounts (this machine only)");
  for (const { email, password, what } of demoAccounts)
    console.log(`  ${email.padEnd(26)} ${password.padEnd(16)} ${what}`);
  console.log("\n  Ctrl-C stops everything.\n");
}
