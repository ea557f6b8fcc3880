import { createHash, randomBytes } from "node:crypto";
import { I18nProvider } from "@lingui/react";
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import { allowedMethods } from "../http/allowed-methods.server.ts";
import { changePassword } from "../http/change-password.server.ts";
import { apiContext, type SiteHost } from "../host/api-context.server.ts";
import { FOR_ADULTS_HEADER } from "@catnip/domain/navigation";
import { saysOver18 } from "@catnip/domain/privacy";
import { GatePassedContext } from "../images/first-covers.ts";
import { localeOf } from "../languages/locale.ts";
import { NonceContext } from "../http/nonce.ts";
import { hashedScripts } from "../http/script-hashes.server.ts";
import { DocumentPartContext } from "./document-parts.ts";
import { renderedPage, streamTimeout } from "./rendered-page.server.ts";
import { securityHeaders } from "../http/security-headers.server.ts";
import { MessageElement } from "../messages/message-element.tsx";
import { translationSheetsOf } from "../messages/message-overrides.server.ts";
import { MessageOverridesContext, writeMessageOverrides } from "../messages/message-overrides.ts";
import { translatorOf } from "../messages/translators.server.ts";

export { apiContext, streamTimeout };

/**
 * Creates the site's fetch handler; the host calls it with the built bundle. HEAD is GET without a body, and an
 * unsupported method is answered with the list of supported ones.
 */
export function createSite(build: ServerBuild, host: SiteHost): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  const allowed = allowedMethods(build.routes);
  return async (request) => {
    const allow = () => allowed(new URL(request.url).pathname);
    if (!METHODS.has(request.method)) return methodNotAllowed(allow());
    const elsewhere = changePassword(request, host.publicConfig);
    if (elsewhere) return elsewhere;
    const context = new RouterContextProvider();
    context.set(apiContext, host);
    const isHead = request.method === "HEAD";
    const answer = await handle(isHead ? new Request(request, { method: "GET" }) : request, context);
    if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", allow());
    if (!isHead) return answer;
    void answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: answer.headers });
  };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const methodNotAllowed = (allow: string) =>
  new Response("This method is not served here.", {
    status: 405,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Allow: allow },
  });

/** Renders a page completely, in the language of its URL. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const host = loadContext.get(apiContext);
  const nonce = randomBytes(16).toString("base64url");
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  const isPublic = /\bpublic\b/.test(headers.get("Cache-Control") ?? "");
  const locale = localeOf(request);
  const overrides = await translationSheetsOf(host)(locale);
  const i18n = await translatorOf(locale, overrides);
  const hasPassedGate = import.meta.env.PROD && saysOver18(request.headers.get("cookie"));
  const documentPart = (part: "page" | "scripts", context: EntryContext) => (
    <NonceContext value={nonce}>
      <DocumentPartContext value={part}>
        <MessageOverridesContext value={writeMessageOverrides(overrides)}>
          <I18nProvider i18n={i18n} defaultComponent={MessageElement}>
            <GatePassedContext value={hasPassedGate}>
              <ServerRouter context={context} url={request.url} nonce={nonce} />
            </GatePassedContext>
          </I18nProvider>
        </MessageOverridesContext>
      </DocumentPartContext>
    </NonceContext>
  );
  const respond = (body: BodyInit, scripts: readonly string[]) => {
    for (const [name, value] of securityHeaders(host.publicConfig, scripts, new URL(request.url).origin))
      headers.set(name, value);
    return new Response(body, { status, headers });
  };
  const whole = await renderedPage(
    {
      // The data for hydration is rendered with the scripts.
      page: documentPart("page", withoutData(routerContext)),
      scripts: documentPart("scripts", routerContext),
    },
    nonce,
  );
  if (!isPublic) return respond(whole.html, [`'nonce-${nonce}'`]);

  // The host marks such a page as not cacheable by shared caches.
  if (hasPassedGate) headers.set(FOR_ADULTS_HEADER, "1");
  const { html, sources } = hashedScripts(whole.html, nonce);
  const bytes = Buffer.from(html);
  // An incomplete page is never cached.
  if (whole.hasFailed) headers.set("Cache-Control", "no-store");
  else headers.set("ETag", `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`);
  headers.set("Content-Length", String(bytes.length));
  return respond(bytes, sources);
}

/** A context whose data is not serialized into the rendered part. */
function withoutData(context: EntryContext): EntryContext {
  const { serverHandoffStream: _, ...others } = context;
  return others;
}

/** Data responses of public pages are as cacheable as the pages; errors and the rest are not. */
export function handleDataRequest(response: Response): Response {
  if (response.status >= 400 || !response.headers.has("Cache-Control"))
    response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
}

/** Logs faults. Deliberate refusals (404, 503 with a code) and aborted requests are not faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(error);
};
