import { isLocale, localePath } from "@catnip/domain/locales";
import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { query } from "@catnip/sdk";
import { ConfirmPayTicketDocument } from "@catnip/sdk/payments/index.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { sessionSecret } from "@catnip/site/session/session-cookies.server.ts";
import { askApi, leave } from "@catnip/site/session/sign-in.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";

/**
 * `GET /auth/pay?challenge=…&locale=…`: the pay site has opened a link and asks, by way of this browser, whether this
 * site's session made it. If so the browser goes back with a proof, else with the reason. The cookies of shop and pay
 * site may belong to different domains, so the browser itself has to carry the word.
 *
 * The proof stands in an address for one redirect, as an OAuth code does, and is good only together with the secret
 * that the pay site keeps in a cookie of its own.
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
  const session = sessionSecret(request);
  // Somebody who is not signed in here asked for no ticket.
  if (!session) return { problem: "pay/other-browser" };
  const token = await askApi(host, "/session/token", { session });
  if (token.status >= 500) return { problem: "service/unavailable" };
  const accessToken = token.body["access_token"];
  if (token.status !== 200 || typeof accessToken !== "string") return { problem: "pay/other-browser" };
  try {
    const address = { origin: host.publicConfig.origins.api, fetch: host.fetchApi, accessToken };
    const { confirmPayTicket } = await query(address, ConfirmPayTicketDocument, { challenge });
    return { proof: confirmPayTicket.proof };
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    return { problem: toErrorCode(fault.code) };
  }
}
