import { openVisitor } from "./visitor.ts";

export type Credentials = { readonly mail: string; readonly password: string };

/** A session, until `leave`. */
export type SignedIn = {
  /** Valid for ten minutes. */
  readonly token: string;
  /** The API that the token is for. */
  readonly api: string;
  /** Ends the session and its tokens. */
  readonly leave: () => Promise<void>;
};

/** Why it cannot be done, as a sentence for the terminal. */
export class Refused extends Error {}

const REDIRECTS_MAX = 10;

/**
 * Signs in at a shop with mail address and password, as a browser does: the account site checks them, the shop opens a
 * session of its own and issues access tokens (`docs/decisions/003-site-sessions.md`).
 *
 * @param shop the shop's origin
 * @throws Refused with what the account site said
 */
export async function signIn(shop: string, { mail, password }: Credentials): Promise<SignedIn> {
  const visitor = openVisitor();
  const begun = await reach(shop, () => visitor.get(`${shop}/auth/login?returnPath=/`));
  const authorize = await nextOf(begun);
  if (authorize === null) throw new Refused(`${shop} is no shop of Catnip's: it offers no login.`);
  const account = new URL(authorize).origin;
  const checked = await reach(account, () =>
    visitor.post(`${account}/auth/sign-in/email`, { email: mail, password }),
  );
  if (!checked.ok) throw new Refused(await saidBy(checked));

  // To the account site, and back to the shop with a code.
  let next: string | null = authorize;
  for (let time = 0; next !== null && time < REDIRECTS_MAX; time += 1) {
    const { origin, pathname } = new URL(next);
    if (origin === shop && pathname !== "/auth/callback") break;
    next = await nextOf(await visitor.get(next));
  }
  const handedOut = await visitor.post(`${shop}/auth/token`);
  if (!handedOut.ok) throw new Refused(await saidBy(handedOut));
  const { access_token: token } = (await handedOut.json()) as { readonly access_token: string };
  return {
    token,
    api: audienceOf(token),
    leave: async () => void (await visitor.post(`${shop}/auth/logout`)),
  };
}

async function reach(origin: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch {
    throw new Refused(`${origin} does not answer.`);
  }
}

/** Where a response leads: its redirect, or the URL the account site gives programs instead. */
async function nextOf(response: Response): Promise<string | null> {
  const to = response.headers.get("location");
  if (to !== null) return new URL(to, response.url).href;
  const body: unknown = await response.json().catch(() => null);
  const { url } = { ...(body as { readonly url?: unknown } | null) };
  return typeof url === "string" ? url : null;
}

async function saidBy(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = { ...(body as { readonly code?: string; readonly message?: string } | null) };
  return `${code ?? response.status}: ${message ?? "the site says no more"}`;
}

/** The API's origin, as the token says. */
function audienceOf(token: string): string {
  const [, claims = ""] = token.split(".");
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { readonly aud: string };
  return aud;
}
