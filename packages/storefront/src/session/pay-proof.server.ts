import { isLocale, localePath } from "@catnip/domain/locales";
import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { query } from "@catnip/sdk";
import { ConfirmPayTicketDocument } from "@catnip/sdk/payments/index.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { leave } from "@catnip/site/session/sign-in.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import { playerToken } from "./player-token.server.ts";

/**
 * `GET /auth/pay?challenge=…&locale=…`: the pay site has opened a link and asks, through a browser redirect, whether
 * this site's session requested it. The browser is redirected back with a proof, or else with the reason. Shop and pay
 * site may be on different domains with separate cookies, so the answer has to travel through the browser.
 *
 * The proof is in an address for one redirect, like an OAuth code, and is valid only together with the secret in the
 * pay site's own cookie.
 */
export async function provePaySession(incoming: Request, host: SiteHost): Promise<Response> {
  const request = asPublic(incoming, host.publicConfig);
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get("challenge") ?? "";
  const locale = searchParams.get("locale") ?? "";
  const answer = await proofFor(request, host, challenge);
  const params = new URLSearchParams({ challenge, ...answer });
  return leave(
    `${host.publicConfig.origins.pay}${localePath(isLocale(locale) ? locale : "en-US", "/open")}?${params}`,
    [],
  );
}

type Answer = { readonly proof: string } | { readonly problem: ErrorCode };

async function proofFor(request: Request, host: SiteHost, challenge: string): Promise<Answer> {
  const token = await playerToken(request, host);
  if (token === "unavailable") return { problem: "service/unavailable" };
  // A visitor who is not logged in here did not request a ticket.
  if (token === "guest") return { problem: "pay/other-browser" };
  try {
    const address = { origin: host.publicConfig.origins.api, fetch: host.fetchApi, ...token };
    const { confirmPayTicket } = await query(address, ConfirmPayTicketDocument, { challenge });
    return { proof: confirmPayTicket.proof };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { problem: toErrorCode(fault.code) };
  }
}
