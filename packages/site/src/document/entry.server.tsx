import { createHash, randomBytes } from "node:crypto";
import { PassThrough, Transform, type TransformCallback } from "node:stream";
import { text } from "node:stream/consumers";
import { I18nProvider } from "@lingui/react";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import { ServerStyleSheet } from "styled-components";
import { allowedMethods } from "../http/allowed-methods.server.ts";
import { apiContext, type SiteHost } from "../host/api-context.server.ts";
import { FOR_ADULTS_HEADER } from "@catnip/domain/navigation";
import { saysOver18 } from "@catnip/domain/privacy";
import { withFirstCovers } from "../images/first-covers.server.ts";
import { localeOf } from "../languages/locale.ts";
import { NonceContext } from "../http/nonce.ts";
import { hashedScripts } from "../http/script-hashes.server.ts";
import { withLateScripts } from "./late-scripts.server.ts";
import { firstFiles } from "./first-files.server.ts";
import { makeStyleFiles } from "../styles/style-file.server.tsx";
import { securityHeaders } from "../http/security-headers.server.ts";
import { wordSheetsOf } from "../words/word-overrides.server.ts";
import { WordOverridesContext, writeWordOverrides } from "../words/word-overrides.ts";
import { translatorOf } from "../words/translators.server.ts";

export { apiContext, makeStyleFiles };

/** Timeout of a streamed page, in ms. */
export const streamTimeout = 5_000;

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

/** Renders a page: translated for its address, styles collected; complete if it is cacheable, else streamed. */
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
  const overrides = await wordSheetsOf(host)(locale);
  const i18n = await translatorOf(locale, overrides);
  const sheet = collectsStyles ? new ServerStyleSheet() : null;
  const page = (
    <NonceContext value={nonce}>
      <WordOverridesContext value={writeWordOverrides(overrides)}>
        <I18nProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nProvider>
      </WordOverridesContext>
    </NonceContext>
  );
  // Crawlers wait for the complete page; people get a stream.
  const isWhole = isPublic || isbot(request.headers.get("user-agent"));
  const files = firstFiles(
    locale,
    routerContext.staticHandlerContext.matches.map(({ route }) => route.id),
  );
  const rendered = await render(page, { sheet, files, nonce, isWhole });
  const respond = (body: BodyInit, scripts: readonly string[]) => {
    for (const [name, value] of securityHeaders(host.publicConfig, scripts)) headers.set(name, value);
    return new Response(body, { status, headers });
  };
  const isForAdults = import.meta.env.PROD && isPublic && saysOver18(request.headers.get("cookie"));
  // The host keeps such a page from shared caches.
  if (isForAdults) headers.set(FOR_ADULTS_HEADER, "1");
  const forVisitor = (html: string) => startedLate(isForAdults ? withFirstCovers(html) : html);
  if (!isPublic) return respond(createReadableStreamFromReadable(rendered.body), [`'nonce-${nonce}'`]);

  const { html, sources } = hashedScripts(forVisitor(await text(rendered.body)), nonce);
  // An incomplete page is shown once and never cached.
  if (rendered.hasFailed()) headers.set("Cache-Control", "no-store");
  else headers.set("ETag", `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`);
  return respond(html, sources);
}

/** Where sources are served there are no files of styles. */
const collectsStyles = !import.meta.env.PROD;

/** Sources are served to whoever changes them, and know nothing of built files. */
const startedLate = import.meta.env.PROD ? withLateScripts : (html: string) => html;

type Rendered = { readonly body: PassThrough; readonly hasFailed: () => boolean };

interface Rendering {
  readonly sheet: ServerStyleSheet | null;
  /** Links for the head. */
  readonly files: string;
  readonly nonce: string;
  /** Wait for the complete page; otherwise only for the shell. */
  readonly isWhole: boolean;
}

/**
 * Starts rendering.
 *
 * @throws whatever the page's shell threw
 */
function render(page: ReactNode, { sheet, files, nonce, isWhole }: Rendering): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let started = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(sheet?.collectStyles(page) ?? page, {
      nonce,
      // A whole page is in order as it stands: nothing of it needs a script to be put in its place.
      ...(isWhole && { progressiveChunkSize: Infinity }),
      [isWhole ? "onAllReady" : "onShellReady"]() {
        started = true;
        const body = new PassThrough();
        body.once("close", () => {
          clearTimeout(timer);
          sheet?.seal();
        });
        resolve({ body, hasFailed: () => failed });
        pipe(withFiles(sheet, files)).pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        failed = true;
        if (started) console.error(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
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

/**
 * The page is readable before its scripts run, so visible resources (markup, font, covers) get bandwidth first. React
 * Router has no setting for the priority of its preloads.
 */
const MODULE_PRELOAD = '<link rel="modulepreload"';
const POLITE_MODULE_PRELOAD = '<link rel="modulepreload" fetchpriority="low"';

/**
 * Injects the links to the files that the page begins with before `</head>`; where there are no files of styles, also the styles of what
 * has been rendered so far: there in the first chunk, right before the markup in later ones. Writes within one tick are joined, so a tag
 * is never cut in two.
 */
function withFiles(sheet: ServerStyleSheet | null, files: string): Transform {
  let pending: Buffer[] = [];
  let headIsOpen = true;
  const takeStyles = () => {
    const css = sheet?._emitSheetCSS() ?? "";
    sheet?.instance.clearTag();
    return css;
  };
  const flush = (stream: Transform) => {
    if (pending.length === 0) return;
    let html = Buffer.concat(pending).toString("utf8").replaceAll(MODULE_PRELOAD, POLITE_MODULE_PRELOAD);
    pending = [];
    const css = takeStyles();
    const headEnd = headIsOpen ? html.indexOf("</head>") : -1;
    if (headEnd >= 0) {
      headIsOpen = false;
      html = html.slice(0, headEnd) + files + css + html.slice(headEnd);
    } else html = css + html;
    stream.push(html);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      if (pending.length === 0) setImmediate(() => flush(this));
      pending.push(chunk);
      done();
    },
    flush(done) {
      flush(this);
      done();
    },
  });
}
