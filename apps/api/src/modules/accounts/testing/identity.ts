import { createHash, randomBytes } from "node:crypto";
import type { Config } from "../../../platform/config.ts";
import type { Services } from "../../../platform/context.ts";
import type { Mail } from "../../../platform/mail.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { createAccounts } from "../index.ts";

export const ACCOUNT = "http://account.localhost:4000";
export const SHOP = "http://international.localhost:4000";
export const API = "http://api.localhost:4000";

/** A password that meets the policy. */
export const PASSWORD = "Moonlit42Tea";

const config: Config = {
  production: false,
  port: 4000,
  dataDir: "/nonexistent",
  databaseUrl: undefined,
  secret: "5f".repeat(32),
  originPattern: "http://{site}.localhost:{port}",
};

/** The accounts module on a fresh database, with collected mails and a manual clock. */
export async function openIdentity(
  options: { readonly slack?: number; readonly connections?: number; readonly originPattern?: string } = {},
) {
  const { db, close } = await testDatabase(options.connections);
  const mails: Mail[] = [];
  let skippedMs = 0;
  const services: Services = {
    config: { ...config, originPattern: options.originPattern ?? config.originPattern },
    db,
    now: () => new Date(Date.now() + skippedMs),
  };
  const queueMail = (_tx: unknown, mail: Mail) => Promise.resolve(void mails.push(mail));
  const accounts = await createAccounts(services, { queueMail, slack: options.slack ?? 1_000 });
  await accounts.registerSites();
  return {
    accounts,
    services,
    db,
    mails,
    close,
    skip: (seconds: number) => (skippedMs += seconds * 1_000),
    /** The code in the newest mail to an address. */
    codeFor: (email: string) =>
      /\b\d{8}\b/.exec(mails.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "none",
    browser: (address = "192.0.2.1") => openBrowser(accounts, address),
  };
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>;
export type Browser = ReturnType<typeof openBrowser>;

/** One visitor: keeps the account site's cookies and follows no redirects. */
function openBrowser(accounts: Awaited<ReturnType<typeof createAccounts>>, address: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await accounts.authHandler(new Request(`${ACCOUNT}/auth${path}`, { ...init, headers }), {
      address,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: ACCOUNT, ...headers },
      body: JSON.stringify(body),
    });
  return {
    cookies,
    send,
    post,
    me: async () => (await (await send("/me")).json()) as { email: string; nickname: string } | null,
    signUp: async (email: string, more: object = {}) => {
      const response = await post("/sign-up", { email, password: PASSWORD, adult: true, ...more });
      return (await response.json()) as { flow: string; code?: string };
    },
    signIn: (email: string, password = PASSWORD) => post("/sign-in/email", { email, password }),
    /** Requests an authorization code like a shop does. */
    authorize: async (proof: Pkce, more: Record<string, string> = {}) => {
      const response = await send(
        `/oauth2/authorize?${new URLSearchParams({ ...authorizeParams(proof), ...more })}`,
      );
      return new URL(response.headers.get("location") ?? "about:blank", ACCOUNT);
    },
  };
}

export type Pkce = { readonly verifier: string; readonly challenge: string };

export function pkce(): Pkce {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export const authorizeParams = ({ challenge }: Pkce) => ({
  response_type: "code",
  client_id: "international",
  redirect_uri: `${SHOP}/auth/callback`,
  scope: "openid",
  state: "state-of-the-shop",
  nonce: "nonce-of-the-shop",
  code_challenge: challenge,
  code_challenge_method: "S256",
  resource: `${API}/session`,
});

/** Exchanges an authorization code like a shop's server does. */
export async function exchange(
  { accounts }: Identity,
  code: string,
  verifier: string,
  more: Record<string, string> = {},
) {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    client_id: "international",
    redirect_uri: `${SHOP}/auth/callback`,
    resource: `${API}/session`,
    ...more,
  });
  const request = new Request(`${ACCOUNT}/auth/oauth2/token`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  const response = await accounts.authHandler(request, { address: "127.0.0.1" });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Calls the API's session endpoints like a shop's server does. */
export async function askApi({ accounts }: Identity, path: string, body: object, token?: string) {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await accounts.sessionHandler(
    new Request(API + path, { method: "POST", headers, body: JSON.stringify(body) }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Logs a browser in to the shop: code, exchange, site session. */
export async function openShopSession(identity: Identity, browser: Browser): Promise<string> {
  const keys = pkce();
  const back = await browser.authorize(keys);
  const { body } = await exchange(identity, back.searchParams.get("code") ?? "", keys.verifier);
  const opened = await askApi(
    identity,
    "/session",
    { client_id: "international" },
    String(body.access_token),
  );
  return String(opened.body.session);
}

/** A user and a browser that is logged in on the account site. */
export async function signedIn(identity: Identity, email = "mika@example.com", address?: string) {
  const uuid = crypto.randomUUID();
  await identity.accounts.createUser({
    uuid,
    email,
    password: PASSWORD,
    nickname: "Mika",
    roles: ["player"],
    verified: true,
  });
  const browser = identity.browser(address);
  await browser.signIn(email);
  return { uuid, browser };
}
