import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { localePath } from "@catnip/domain/locales";
import { query } from "@catnip/sdk";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { ProvePayVisitDocument } from "@catnip/sdk/payments/index.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { leave } from "@catnip/site/session/sign-in.server.ts";
import { brand } from "#brand";
import { playerToken } from "./player-token.server.ts";

/**
 * `GET /account/payments?challenge=…&order_no=…`: a visitor wants to see their payments at the pay site, which has no
 * session for them and redirects to the shop. A guest logs in first and returns here. The browser is redirected back
 * with a proof, or else with the reason (R-PAY-67).
 *
 * The proof is in an address for one redirect, like an OAuth code, and is valid only together with the secret in the
 * pay site's own cookie. It always redirects to the brand's own pay site, regardless of the request.
 */
export async function provePayVisit(incoming: Request, host: SiteHost): Promise<Response> {
  const request = asPublic(incoming, host.publicConfig);
  const { pathname, searchParams } = new URL(request.url);
  const challenge = searchParams.get("challenge") ?? "";
  const token = await playerToken(request, host);
  // Once: a session that is rejected right after a login would be rejected after another one, too.
  if (token === "guest" && !searchParams.has("again")) {
    searchParams.set("again", "1");
    return leave(loginPath(`${pathname}?${searchParams}`), []);
  }
  const answer = await proofFor(token, host, challenge);
  const back = new URLSearchParams({
    order_no: searchParams.get("order_no") ?? "",
    challenge,
    ...answer,
  });
  return leave(`${host.publicConfig.origins.pay}${localePath(localeOf(request), "/enter")}?${back}`, []);
}

async function proofFor(
  token: Awaited<ReturnType<typeof playerToken>>,
  host: SiteHost,
  challenge: string,
): Promise<{ readonly proof: string } | { readonly problem: ErrorCode }> {
  if (token === "unavailable") return { problem: "service/unavailable" };
  if (token === "guest") return { problem: "auth/login-required" };
  try {
    const address = { origin: host.publicConfig.origins.api, fetch: host.fetchApi, ...token };
    const { provePayVisit: answer } = await query(address, ProvePayVisitDocument, {
      challenge,
      platform_key: brand.platform_key,
    });
    return { proof: answer.proof };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { problem: toErrorCode(fault.code) };
  }
}
