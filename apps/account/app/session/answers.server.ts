import { localePath } from "@catnip/domain/locales";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { data, redirect, redirectDocument } from "react-router";
import type { AuthAnswer } from "./ask-auth.server.ts";
import { continuePath, oauthQuery } from "./oauth-query.ts";
import type { FieldName, Refusal } from "./refusal.ts";

/** Redirects to another account screen in the visitor's language, keeping the OAuth request. */
export function onward(request: Request, path: string, cookies: readonly string[] = []): Response {
  return redirect(localePath(localeOf(request), path) + oauthQuery(new URL(request.url).search), {
    headers: setCookies(cookies),
  });
}

/**
 * After login: back to the site they came from. A full document load, because that page is not part of this
 * app.
 */
export function signedIn(request: Request, cookies: readonly string[]): Response {
  const home = localePath(localeOf(request), "/");
  return redirectDocument(continuePath(new URL(request.url).search, home), { headers: setCookies(cookies) });
}

/** A rejected form stays on its page, with the reason next to the field it concerns. */
export function refused(
  answer: Extract<AuthAnswer, { ok: false }>,
  field: FieldName | null,
  typed: Record<string, string> = {},
) {
  const status = answer.status >= 500 ? 503 : answer.status;
  return data<Refusal>({ code: answer.code, field, facts: answer.facts, typed }, { status });
}

/** Rejected locally: a required field is empty. */
export const missing = (field: FieldName, typed: Record<string, string>) =>
  data<Refusal>({ code: "input/invalid", field, facts: {}, typed }, { status: 400 });

export function setCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}
