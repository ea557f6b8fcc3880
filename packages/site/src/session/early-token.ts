/**
 * A page that takes longer to start asks again: most of a token's life should be ahead, and answers may have changed. In ms since
 * the page began.
 */
export const EARLY_MS_MAX = 20_000;

/**
 * Runs in the head, after it is known whether somebody is logged in (`data-player`): asks for the access token that the
 * page will need first, and connects to the API, while the scripts are on their way. Guests ask for nothing.
 * The answer is read at once: a page that never takes it would otherwise keep the request open.
 */
export const EARLY_TOKEN_SCRIPT = `{let d=document,a=d.documentElement.dataset,l;if(a.player&&a.api){l=d.createElement("link");l.rel="preconnect";l.href=a.api;l.crossOrigin="";d.head.append(l);(self.earlyToken=fetch("/auth/token",{method:"POST",headers:{accept:"application/json"}}).then(async r=>new Response(await r.text(),r))).catch(()=>{})}}`;

declare global {
  /** The answer that the head has asked for, until somebody takes it. */
  var earlyToken: Promise<Response> | undefined;
}

/**
 * Exchanges the session for an access token (R-SIG-2): the answer that the head has asked for, once, or a new one.
 *
 * @returns the answer of the site's `/auth/token`
 */
export function fetchToken(): Promise<Response> {
  const early = globalThis.earlyToken;
  globalThis.earlyToken = undefined;
  return early && performance.now() < EARLY_MS_MAX ? early.catch(ask) : ask();
}

const ask = () => fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } });
