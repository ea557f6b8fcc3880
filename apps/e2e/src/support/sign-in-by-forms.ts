import type { BrowserContext } from "@playwright/test";
import { Cookie, CookieJar } from "tough-cookie";
import { ask, type Answer } from "./http.ts";
import { Mailbox } from "./mailbox.ts";

export type Credentials = { readonly email: string; readonly password: string };

/**
 * Submits the login forms as a browser without JavaScript would, and hands the cookies to the real browser. For
 * journeys about something else: rendering the login pages costs a small machine as much as the journey itself.
 */
export async function signInByForms(
  context: BrowserContext,
  shop: string,
  { email, password }: Credentials,
): Promise<void> {
  const forms = await Forms.of(context);
  const form = await forms.opens(`${shop}/auth/login?returnPath=/about-us`);
  await forms.sends(form, { email, password });
  await forms.handOver();
}

/** The same for a new account, with the mailed code; without a browser, no session is left. */
export async function signUpByForms(
  context: BrowserContext | null,
  shop: string,
  { email, password }: Credentials,
): Promise<void> {
  const forms = await Forms.of(context);
  const form = await forms.opens(`${shop}/auth/login?returnPath=/about-us&signup=1`);
  const verify = await forms.sends(form, { email, password, nickname: "", adult: "yes" });
  await forms.sends(verify, { code: await Mailbox.code(email) });
  await forms.handOver();
}

type Form = { readonly page: string; readonly action: string };
type BrowserCookie = Awaited<ReturnType<BrowserContext["cookies"]>>[number];
/** A login goes through five URLs. */
const REDIRECTS_MAX = 12;

/** A minimal client for HTML pages and their first form. Its cookies start as the browser's. */
class Forms {
  readonly #context: BrowserContext | null;
  readonly #jar = new CookieJar();

  private constructor(context: BrowserContext | null) {
    this.#context = context;
  }

  static async of(context: BrowserContext | null): Promise<Forms> {
    const forms = new Forms(context);
    for (const cookie of (await context?.cookies()) ?? [])
      await forms.#jar.setCookie(inJar(cookie), `http://${cookie.domain}`);
    return forms;
  }

  opens(address: string): Promise<Form> {
    return this.#follow(new URL(address), {});
  }

  sends({ page, action }: Form, fields: Readonly<Record<string, string>>): Promise<Form> {
    return this.#follow(new URL(action, page), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: new URL(page).origin },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Copies the cookies into the browser. */
  async handOver(): Promise<void> {
    await this.#context?.addCookies((await this.#jar.store.getAllCookies()).map(inBrowser));
  }

  async #follow(first: URL, sent: Parameters<typeof ask>[1]): Promise<Form> {
    let url = first;
    let answer = await this.#ask(url, sent);
    for (let step = 0; answer.headers.location !== undefined; step += 1) {
      if (step === REDIRECTS_MAX) throw new Error(`Too many redirects, the last one to ${url.pathname}`);
      url = new URL(answer.headers.location, url);
      answer = await this.#ask(url);
    }
    const html = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${url.origin}${url.pathname} answers ${answer.status}`);
    const action = /<form\b[^>]*\baction="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    return { page: url.href, action: action ?? url.href };
  }

  async #ask(url: URL, { headers, ...rest }: NonNullable<Parameters<typeof ask>[1]> = {}): Promise<Answer> {
    const cookie = await this.#jar.getCookieString(url.href);
    const answer = await ask(url.href, {
      ...rest,
      headers: { accept: "text/html", ...headers, ...(cookie && { cookie }) },
    });
    for (const line of answer.headers["set-cookie"] ?? []) await this.#jar.setCookie(line, url.href);
    return answer;
  }
}

/** The product sets cookies for one host each, never for a domain. */
const inJar = ({ name, value, path, expires, httpOnly, secure, sameSite }: BrowserCookie): Cookie =>
  new Cookie({
    key: name,
    value,
    path,
    httpOnly,
    secure,
    sameSite: sameSite.toLowerCase(),
    expires: expires < 0 ? "Infinity" : new Date(expires * MS_PER_S),
  });

function inBrowser(cookie: Cookie): Parameters<BrowserContext["addCookies"]>[0][number] {
  const { key, value, path, httpOnly, secure, sameSite } = cookie;
  const domain = cookie.cdomain();
  if (!domain) throw new Error(`The cookie ${key} has no host`);
  const ends = cookie.isPersistent() ? cookie.expiryDate() : undefined;
  return {
    name: key,
    value,
    domain,
    path: path ?? "/",
    httpOnly,
    secure,
    sameSite: sameSite === "strict" ? "Strict" : "Lax",
    ...(ends && { expires: Math.floor(ends.getTime() / MS_PER_S) }),
  };
}

const MS_PER_S = 1_000;
