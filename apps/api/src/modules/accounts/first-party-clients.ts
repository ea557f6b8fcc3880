import { sql } from "drizzle-orm";
import { siteOrigin, type Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database.ts";
import { oauthClient } from "./library.tables.ts";

/** Our own sites that people sign in to, and what their sessions may do. */
export const FIRST_PARTY_CLIENTS = { international: "api", pay: "pay" } as const satisfies Record<
  string,
  "api" | "pay"
>;
export type FirstPartyClient = keyof typeof FIRST_PARTY_CLIENTS;

export const isFirstPartyClient = (id: string): id is FirstPartyClient =>
  Object.hasOwn(FIRST_PARTY_CLIENTS, id);

/** Where a client's visitors come back to after signing out. */
export const homeOf = (config: Config, client: FirstPartyClient): string => `${siteOrigin(config, client)}/`;

/**
 * Registers our sites at the account site: public clients (a site's server keeps no secret of its own; PKCE binds
 * the code to the browser), exact addresses, no consent screen among ourselves. Run by every process that begins to
 * serve, so that a new address in the configuration is known at once.
 */
export async function registerFirstPartyClients(db: Database, config: Config, now: Date): Promise<void> {
  const rows = Object.keys(FIRST_PARTY_CLIENTS)
    .filter(isFirstPartyClient)
    .map((clientId) => ({
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
      redirectUris: [`${siteOrigin(config, clientId)}/auth/callback`],
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
