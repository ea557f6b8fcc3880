import { eq } from "drizzle-orm";
import { localePath, isLocale, DEFAULT_LOCALE } from "@catnip/domain/locales";
import { siteOrigin } from "../../platform/config.ts";
import type { Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { issuerOf } from "./access-tokens.ts";
import { readHint } from "./id-tokens.ts";
import { oauthClient } from "./library.tables.ts";

/** A site's logout request (OpenID Connect RP-Initiated Logout, 2). */
export type LogoutRequest = {
  readonly id_token_hint?: string | undefined;
  readonly client_id?: string | undefined;
  readonly post_logout_redirect_uri?: string | undefined;
  readonly state?: string | undefined;
  readonly ui_locales?: string | undefined;
};

/** The outcome: which session ends, if any, and where the browser goes. */
export type LogoutPlan = { readonly ends: string | null; readonly to: string };

/**
 * Decides a site's logout request. With an ID token of this very login no confirmation is needed; otherwise our own
 * screen asks for it, so that a link cannot log a user out.
 *
 * @param current the browser's session on the account site, or null
 */
export async function planLogout(
  { db, config }: Pick<Services, "db" | "config">,
  request: LogoutRequest,
  current: string | null,
): Promise<LogoutPlan> {
  const origin = siteOrigin(config, "account");
  const { id_token_hint: idToken, ui_locales = "" } = request;
  const hint = idToken === undefined ? null : await readHint(db, idToken, issuerOf(config));
  const clientId = request.client_id ?? hint?.aud;
  const back = await registeredReturn(db, { ...request, client_id: clientId });
  const locale = ui_locales.split(" ").find((tag) => isLocale(tag)) ?? DEFAULT_LOCALE;
  const screen = (path: string) => origin + localePath(isLocale(locale) ? locale : DEFAULT_LOCALE, path);

  const isOwn = hint !== null && (request.client_id ?? hint.aud) === hint.aud;
  if (isOwn && (current === null || current === hint.sid))
    return { ends: hint.sid, to: back ?? screen("/sign-in") };
  if (current === null)
    return { ends: null, to: back ?? screen(isBad(request, back) ? "/error" : "/sign-in") };
  const asked = new URLSearchParams();
  if (clientId !== undefined) asked.set("client_id", clientId);
  if (back !== null && request.post_logout_redirect_uri !== undefined) {
    asked.set("post_logout_redirect_uri", request.post_logout_redirect_uri);
    if (request.state !== undefined) asked.set("state", request.state);
  }
  return { ends: null, to: `${screen("/sign-out")}${asked.size > 0 ? `?${asked}` : ""}` };
}

/**
 * The client's post-logout redirect URI, with its state, if registered; otherwise null: an address that only appears
 * in a link is never redirected to.
 */
export async function registeredReturn(
  db: Database,
  { client_id, post_logout_redirect_uri: uri, state }: LogoutRequest,
): Promise<string | null> {
  if (client_id === undefined || uri === undefined) return null;
  const [client] = await db.select().from(oauthClient).where(eq(oauthClient.clientId, client_id));
  if (!client || client.disabled || !client.enableEndSession) return null;
  if (!client.postLogoutRedirectUris?.includes(uri)) return null;
  const to = new URL(uri);
  if (state !== undefined) to.searchParams.set("state", state);
  return to.href;
}

const isBad = ({ id_token_hint, post_logout_redirect_uri }: LogoutRequest, back: string | null) =>
  id_token_hint !== undefined || (post_logout_redirect_uri !== undefined && back === null);
