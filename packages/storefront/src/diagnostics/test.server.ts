import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { ownOrigin } from "@catnip/site/http/site-address.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { sessionSecret } from "@catnip/site/session/session-cookies.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import type { LoaderFunctionArgs } from "react-router";

/**
 * `/test`: what a request looks like to the shop. Nothing that identifies the visitor: no IP address, no cookie values.
 */
export function loader(args: LoaderFunctionArgs) {
  localeOfPage(args);
  const { request, context } = args;
  const { publicConfig } = context.get(apiContext);
  const { headers } = request;
  const cookies = (headers.get("Cookie") ?? "").split(";").filter((cookie) => cookie.trim() !== "");
  return {
    serverMs: Date.now(),
    isEncrypted: ownOrigin(request, publicConfig).startsWith("https:"),
    userAgent: headers.get("User-Agent") ?? "",
    languages: headers.get("Accept-Language") ?? "",
    cookies: cookies.length,
    hasSession: sessionSecret(asPublic(request, publicConfig)) !== null,
    /** Global Privacy Control: a request not to be tracked. */
    asksForPrivacy: headers.get("Sec-GPC") === "1",
  };
}
