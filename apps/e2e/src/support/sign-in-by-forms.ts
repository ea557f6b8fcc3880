import type { BrowserContext } from "@playwright/test";
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

/** The same for a new account, with the mailed code; without a browser, nobody is logged in to it. */
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
type Held = {
  readonly host: string;
  readonly name: string;
  readonly value: string;
  readonly cookie?: Cookie;
};
type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];
/** A login goes through five URLs. */
const REDIRECTS_MAX = 12;

/** A minimal client for HTML pages and their first form, with a cookie jar. */
class Forms {
  readonly #context: BrowserContext | null;
  /** Keyed by host and name; keeps the whole cookie where it was set along the way. */
  readonly #cookies = new Map<string, Held>();

  private constructor(context: BrowserContext | null) {
    this.#context = context;
  }

  static async of(context: BrowserContext | null): Promise<Forms> {
    const forms = new Forms(context);
    for (const { name, value, domain } of (await context?.cookies()) ?? [])
      forms.#cookies.set(`${domain} ${name}`, { name, value, host: domain });
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
    const set = [...this.#cookies.values()].flatMap(({ cookie }) => cookie ?? []);
    await this.#context?.addCookies(set);
  }

  async #follow(first: URL, sent: Parameters<typeof ask>[1]): Promise<Form> {
    let url = first;
    let answer = await this.#ask(url, sent);
    for (let step = 0; answer.headers.location !== undefined; step += 1) {
      if (step === REDIRECTS_MAX) throw new Error(`Led on and on, at last to ${url.pathname}`);
      url = new URL(answer.headers.location, url);
      answer = await this.#ask(url);
    }
    const html = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${url.origin}${url.pathname} answers ${answer.status}`);
    const action = /<form\b[^>]*\baction="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    return { page: url.href, action: action ?? url.href };
  }

  async #ask(url: URL, { headers, ...rest }: NonNullable<Parameters<typeof ask>[1]> = {}): Promise<Answer> {
    const own = [...this.#cookies.values()].filter(({ host }) => host === url.hostname);
    const cookie = own.map(({ name, value }) => `${name}=${value}`).join("; ");
    const answer = await ask(url.href, {
      ...rest,
      headers: { accept: "text/html", ...headers, ...(cookie && { cookie }) },
    });
    for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line, url);
    return answer;
  }

  #keep(line: string, url: URL): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const key = `${url.hostname} ${name}`;
    const maxAge = attributes.map((text) => /^max-age=(-?\d+)/i.exec(text)?.[1]).find(Boolean);
    const has = (attribute: string) => attributes.some((text) => text.toLowerCase() === attribute);
    if (maxAge !== undefined && Number(maxAge) <= 0) {
      this.#cookies.delete(key);
      return;
    }
    const cookie: Cookie = {
      name,
      value,
      url: url.origin,
      httpOnly: has("httponly"),
      secure: has("secure"),
      sameSite: has("samesite=strict") ? "Strict" : "Lax",
      ...(maxAge !== undefined && { expires: Math.floor(Date.now() / 1_000) + Number(maxAge) }),
    };
    this.#cookies.set(key, { host: url.hostname, name, value, cookie });
  }
}
