import { sql } from "drizzle-orm";
import { BRANDS, findBrand } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { siteOrigin, type Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database.ts";
import { oauthClient } from "./library.tables.ts";

/**
 * Our own sites that players log in to, and what their sessions may do: every shop, and the shared sites that say so.
 */
export const FIRST_PARTY_CLIENTS: Readonly<Record<string, "api" | "pay">> = {
  ...Object.fromEntries(BRANDS.map(({ platform_key }) => [platform_key, "api" as const])),
  ...Object.fromEntries(SHARED_SITES.flatMap(({ name, session }) => (session ? [[name, session]] : []))),
};

export const isFirstPartyClient = (id: string): boolean => Object.hasOwn(FIRST_PARTY_CLIENTS, id);

/** A client's public origin; for a shop, its brand's host. */
export const clientOrigin = (config: Config, client: string): string =>
  siteOrigin(config, findBrand(client)?.hosts.shop ?? client);

/** Where a client's visitors return to after logging out. */
export const homeOf = (config: Config, client: string): string => `${clientOrigin(config, client)}/`;

/**
 * Registers our sites on the account site: public clients (a site's server has no client secret; PKCE binds the code
 * to the browser), exact redirect URIs, no consent screen. Every serving process runs this at startup, so that a new
 * address in the configuration takes effect immediately.
 */
export async function registerFirstPartyClients(db: Database, config: Config, now: Date): Promise<void> {
  const rows = Object.keys(FIRST_PARTY_CLIENTS).map((clientId) => ({
    clientId,
    name: clientId,
    disabled: false,
    skipConsent: true,
    enableEndSession: true,
    requirePKCE: true,
    tokenEndpointAuthMethod: "none",
    applicationType: "web",
    grantTypes: ["authorization_code"],
    responseTypes: ["code"],
    scopes: ["openid"],
    redirectUris: [`${clientOrigin(config, clientId)}/auth/callback`],
    postLogoutRedirectUris: [homeOf(config, clientId)],
    createdAt: now,
    updatedAt: now,
  }));
  await db
    .insert(oauthClient)
    .values(rows)
    .onConflictDoUpdate({
      target: oauthClient.clientId,
      set: {
        redirectUris: sql`excluded.redirect_uris`,
        postLogoutRedirectUris: sql`excluded.post_logout_redirect_uris`,
        scopes: sql`excluded.scopes`,
        disabled: sql`excluded.disabled`,
        updatedAt: now,
      },
    });
}
