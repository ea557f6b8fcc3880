import { createHash, randomBytes } from "node:crypto";
import { I18nProvider } from "@lingui/react";
import {
  createContext,
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
import {
  DATA_APART_HEADER,
  FOR_ADULTS_HEADER,
  readPageDataPath,
  TIME_IN_PAGE,
} from "@catnip/domain/navigation";
import { saysOver18 } from "@catnip/domain/privacy";
import { withFirstCovers } from "../images/first-covers.server.ts";
import { localeOf } from "../languages/locale.ts";
import { NonceContext } from "../http/nonce.ts";
import { hashedScripts } from "../http/script-hashes.server.ts";
import { withLateScripts } from "./late-scripts.server.ts";
import { streamTimeout } from "./rendered-page.server.ts";
import { dataOf, dataTag, wholePage, type Apart, type PageData } from "./whole-page.server.ts";
import { securityHeaders } from "../http/security-headers.server.ts";
import { MessageElement } from "../words/message-element.tsx";
import { wordSheetsOf } from "../words/word-overrides.server.ts";
import { WordOverridesContext, writeWordOverrides } from "../words/word-overrides.ts";
import { translatorOf } from "../words/translators.server.ts";

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
    const data = dataRequest(request);
    if (data) context.set(wantedData, data.tag);
    const asked = data?.page ?? request;
    const answer = await handle(isHead ? new Request(asked, { method: "GET" }) : asked, context);
    if (answer.status === 405 && !answer.headers.has("Allow")) answer.headers.set("Allow", allow());
    if (!isHead) return answer;
    void answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: answer.headers });
  };
}

/** The tag of the data that is asked for instead of its page (R-WEB-74). */
const wantedData = createContext<string | null>(null);

/** @returns the request for the page whose data is asked for, and the data's tag; null: this is for something else */
function dataRequest(request: Request): { readonly page: Request; readonly tag: string } | null {
  if (request.method === "POST" || !request.url.includes(".page")) return null;
  const url = new URL(request.url);
  const named = readPageDataPath(url.pathname);
  if (!named) return null;
  url.pathname = named.pathname;
  return { page: new Request(url, request), tag: named.tag };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const methodNotAllowed = (allow: string) =>
  new Response("This method is not served here.", {
    status: 405,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Allow: allow },
  });

/** Renders a page, translated for its address, to its end. */
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
  const apart = import.meta.env.PROD ? whatIsApart(headers) : undefined;
  headers.delete(DATA_APART_HEADER);
  const wanted = loadContext.get(wantedData);
  if (wanted !== null)
    return dataAnswer(wanted, headers, apart && isPublic ? dataOf(routerContext, apart) : null);
  const locale = localeOf(request);
  const overrides = await wordSheetsOf(host)(locale);
  const i18n = await translatorOf(locale, overrides);
  const page = (context: EntryContext) => (
    <NonceContext value={nonce}>
      <WordOverridesContext value={writeWordOverrides(overrides)}>
        <I18nProvider i18n={i18n} defaultComponent={MessageElement}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </I18nProvider>
      </WordOverridesContext>
    </NonceContext>
  );
  const hasPassedGate = import.meta.env.PROD && saysOver18(request.headers.get("cookie"));
  const respond = (body: BodyInit, scripts: readonly string[]) => {
    for (const [name, value] of securityHeaders(host.publicConfig, scripts, new URL(request.url).origin))
      headers.set(name, value);
    return new Response(body, { status, headers });
  };
  const whole = await wholePage(page, routerContext, { nonce, apart });
  if (!isPublic) return respond(whole.html, [`'nonce-${nonce}'`]);

  // The host keeps such a page from shared caches.
  if (hasPassedGate) headers.set(FOR_ADULTS_HEADER, "1");
  const forVisitor = hasPassedGate ? withFirstCovers(whole.html) : whole.html;
  const { html, sources } = hashedScripts(startedLate(forVisitor), nonce);
  const bytes = Buffer.from(html);
  // An incomplete page is shown once and never cached.
  if (whole.hasFailed) headers.set("Cache-Control", "no-store");
  else headers.set("ETag", `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`);
  headers.set("Content-Length", String(bytes.length));
  return respond(bytes, sources);
}

/**
 * A page's data: as long as it is what was asked for, the same for ever. Data that has changed since is sent as it is now,
 * once. Pages that have theirs in their HTML have none to ask for.
 */
function dataAnswer(wanted: string, headers: Headers, data: PageData | null): Response {
  headers.set("Content-Type", "application/json");
  headers.set("X-Content-Type-Options", "nosniff");
  const isWanted = data !== null && dataTag(data.json) === wanted;
  headers.set("Cache-Control", isWanted ? "public, max-age=31536000, immutable" : "no-store");
  return new Response(data?.json, { status: data === null ? 404 : 200, headers });
}

function whatIsApart(headers: Headers): Apart | undefined {
  const said = headers.get(DATA_APART_HEADER);
  if (said === null) return undefined;
  return said === TIME_IN_PAGE ? "data but time" : "data";
}

/** Sources are served to whoever changes them, and know nothing of built files. */
const startedLate = import.meta.env.PROD ? withLateScripts : (html: string) => html;

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
