import { jsonForScript } from "../http/inline-script.ts";
import { EARLY_MS_MAX } from "./early-token.ts";

declare global {
  /** Answers of the API that the page's HTML has asked for, by the request's body, until somebody takes them. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * Runs within a page, after `EARLY_TOKEN_SCRIPT`: asks the API what the page's scripts will ask first, as soon as the access token
 * is there and while they are on their way (R-WEB-77). Guests ask for nothing.
 *
 * @param bodies of the requests, see `requestBody`
 * @param search a regular expression: with any other query the page asks something else
 */
export const earlyAnswersScript = (bodies: readonly string[], search: string): string =>
  `{let t=self.earlyToken;if(t&&/^(${search})?$/.test(location.search)){t=t.then(r=>r.clone().json());self.earlyAnswers=new Map(${jsonForScript(bodies)}.map(body=>{let a=t.then(({access_token:k})=>k?fetch(document.documentElement.dataset.api+"/graphql",{method:"POST",headers:{accept:"application/graphql-response+json","accept-version":"v2",authorization:"Bearer "+k,"content-type":"application/json"},body}):Promise.reject()).then(async r=>new Response(await r.text(),r));a.catch(()=>{});return[body,a]}))}}`;

/**
 * Sends a request to the API, or takes the answer that the page's HTML has asked for with the same body: once, and not for long, since
 * it may have changed since.
 */
export const fetchAnswer: typeof fetch = (input, init) => {
  const early = typeof init?.body === "string" ? takeAnswer(init.body) : undefined;
  return early?.catch(() => fetch(input, init)) ?? fetch(input, init);
};

function takeAnswer(body: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(body);
  globalThis.earlyAnswers?.delete(body);
  return performance.now() < EARLY_MS_MAX ? early : undefined;
}

/** Somebody else may be logged in by now: what was asked for the player before is nobody's. */
export function forgetAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
