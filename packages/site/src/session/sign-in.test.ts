import { expect, test } from "vitest";
import { SignJWT } from "jose";
import type { SiteHost } from "../host/api-context.server.ts";
import { beginSignIn, finishSignIn, handOutToken, isSignedIn, signOut } from "./sign-in.server.ts";

const SHOP = "http://international.localhost:4000";
const ACCOUNT = "http://account.localhost:4000";

// R-SIG-3
test("a login starts with PKCE and state, and stores them in an HttpOnly cookie", () => {
  const { to, cookies } = left(
    beginSignIn(new Request(`${SHOP}/auth/login?returnPath=/ja-JP/store/7`), site()),
  );
  expect(to.origin + to.pathname).toBe(`${ACCOUNT}/auth/oauth2/authorize`);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "international",
    redirect_uri: `${SHOP}/auth/callback`,
    code_challenge_method: "S256",
    resource: "http://api.localhost:4000/session",
    ui_locales: "ja-JP",
  });
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^catnip_sign_in\.[\w-]{12}=.+; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly$/);
});

test("signing up goes to the account site's sign-up page", () => {
  const { to } = left(beginSignIn(new Request(`${SHOP}/auth/login?signup=1`), site()));
  expect(to.searchParams.get("prompt")).toBe("create");
});

test("returning opens a session and redirects to where the visitor was", async () => {
  const visit = visitor();
  const begun = await visit.begin("/store/7?tab=news");
  const back = await visit.comeBack(begun);
  expect(back.to.href).toBe(`${SHOP}/redirect?returnPath=%2Fstore%2F7%3Ftab%3Dnews`);
  expect(back.cookies).toContainEqual(
    expect.stringMatching(/^catnip_session=secret-of-the-new-session; .*HttpOnly/),
  );
  expect(back.cookies).toContainEqual(expect.stringMatching(/^catnip_member=1; (?!.*HttpOnly)/));
});

// R-SIG-1
test("over https the cookies are host-only", async () => {
  const visit = visitor({}, "https");
  const back = await visit.comeBack(await visit.begin("/"));
  expect(back.cookies).toContainEqual(expect.stringMatching(/^__Host-catnip_session=.*; HttpOnly; Secure$/));
});

test("a session from before the login is ended", async () => {
  const visit = visitor();
  const begun = await visit.begin("/");
  await visit.comeBack(begun, { cookie: "catnip_session=planted-by-an-attacker" });
  expect(visit.asked).toContainEqual(["/session/revoke", { session: "planted-by-an-attacker" }]);
});

test("two tabs can log in at once", async () => {
  const visit = visitor();
  const [one, two] = [await visit.begin("/store/1"), await visit.begin("/store/2")];
  const cookie = `${one.cookie}; ${two.cookie}`;
  expect((await visit.comeBack(one, { cookie })).to.searchParams.get("returnPath")).toBe("/store/1");
  expect((await visit.comeBack(two, { cookie })).to.searchParams.get("returnPath")).toBe("/store/2");
});

test.each([
  { says: "no state", query: { state: "" } },
  { says: "a state that this browser did not start with", query: { state: "swapped" } },
  { says: "no code", query: { code: "" } },
])("a return with $says is retried once, and opens nothing", async ({ query }) => {
  const visit = visitor();
  const begun = await visit.begin("/store/7");
  const back = await visit.comeBack(begun, { query });
  expect(back.to.pathname).toBe("/auth/login");
  expect(back.to.searchParams.get("again")).toBe("1");
  expect(back.cookies.join()).not.toContain("catnip_session");
  const second = left(beginSignIn(new Request(back.to), visit.site));
  const state = second.to.searchParams.get("state") ?? "";
  const end = left(
    await finishSignIn(new Request(`${SHOP}/auth/callback?code=x&state=${state}`), visit.site),
  );
  expect(end.to.pathname).toBe("/redirect");
  expect(end.to.searchParams.get("problem")).toBe("failed");
});

test("an id token with another nonce opens nothing", async () => {
  const visit = visitor({ nonce: "of-another-sign-in" });
  const back = await visit.comeBack(await visit.begin("/"));
  expect(back.to.pathname).toBe("/auth/login");
});

test("an unreachable account site is reported, and the login can be retried", async () => {
  const visit = visitor({ tokenStatus: 503 });
  const back = await visit.comeBack(await visit.begin("/store/7"));
  expect(back.to.searchParams.get("problem")).toBe("unavailable");
});

test.each([
  "//evil.test",
  "/\\evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/%2f%2fevil.test",
  "http://international.localhost:4000@evil.test/",
])("no return path leads off the site: %s", async (returnPath) => {
  const visit = visitor();
  const back = await visit.comeBack(await visit.begin(returnPath));
  expect(back.to.href).toBe(`${SHOP}/redirect?returnPath=%2F`);
});

test("a token is only issued to pages of this site", async () => {
  const { host } = site();
  const ask = (headers: Record<string, string>) =>
    handOutToken(
      new Request(`${SHOP}/auth/token`, {
        method: "POST",
        headers: { cookie: "catnip_session=secret-of-the-new-session", ...headers },
      }),
      host,
    );
  const own = await ask({ origin: SHOP, "sec-fetch-site": "same-origin" });
  expect(await own.json()).toEqual({ access_token: "token", expires_in: 600 });
  expect(own.headers.get("cache-control")).toBe("no-store");
  expect(own.headers.get("set-cookie")).toBeNull();
  expect((await ask({ origin: "http://evil.test", "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await ask({ origin: "http://x.play.localhost:4000", "sec-fetch-site": "same-site" })).status).toBe(
    403,
  );
  expect((await ask({})).status).toBe(403);
});

test.each([
  { says: "no cookie", cookie: "", code: "auth/login-required" },
  { says: "a broken cookie", cookie: "catnip_session=%E0%A4%A", code: "auth/login-required" },
  { says: "a garbage cookie", cookie: "catnip_session=<script>", code: "auth/login-required" },
  {
    says: "a session that was ended",
    cookie: "catnip_session=an-ended-session-secret",
    code: "auth/id-token-expired",
  },
])("with $says the visitor is a guest, and the player flag is cleared", async ({ cookie, code }) => {
  const request = new Request(`${SHOP}/auth/token`, { method: "POST", headers: { cookie, origin: SHOP } });
  const answer = await handOutToken(request, site().host);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code });
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^catnip_member=; Path=\/; Max-Age=0/),
  );
});

// R-SIG-9
test("an unreachable API logs no one out", async () => {
  const { host } = site({ apiStatus: 500 });
  const headers = { cookie: "catnip_session=secret-of-the-new-session", origin: SHOP };
  const answer = await handOutToken(new Request(`${SHOP}/auth/token`, { method: "POST", headers }), host);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

// R-SIG-6
test("logging out ends the session, logs out of the account site too and returns home in the page's language", async () => {
  const headers = {
    cookie: "catnip_session=secret-of-the-new-session",
    origin: SHOP,
    referer: `${SHOP}/ja-JP/store/7`,
  };
  const answer = await signOut(new Request(`${SHOP}/auth/logout`, { method: "POST", headers }), site());
  const { to, cookies } = left(answer);
  expect(answer.status).toBe(303);
  expect(to.origin + to.pathname).toBe(`${ACCOUNT}/sign-out`);
  expect(Object.fromEntries(to.searchParams)).toEqual({
    client_id: "international",
    return_path: "/ja-JP",
    token: "proof",
  });
  expect(cookies.join()).toContain("catnip_session=; Path=/; Max-Age=0");
});

test.each([
  { says: "a good session", cookie: "catnip_session=secret-of-the-new-session", is: true },
  { says: "no cookie", cookie: "", is: false },
  { says: "only the player flag", cookie: "catnip_member=1", is: false },
  { says: "a session that was ended", cookie: "catnip_session=an-ended-session-secret", is: false },
])("with $says the visitor is logged in: $is", async ({ cookie, is }) => {
  const request = new Request(`${SHOP}/redirect`, { headers: { cookie } });
  expect(await isSignedIn(request, site().host)).toBe(is);
});

// R-SIG-9
test("while the API is down it is unknown whether a visitor is logged in", async () => {
  const headers = { cookie: "catnip_session=secret-of-the-new-session" };
  const { host } = site({ apiStatus: 503 });
  expect(await isSignedIn(new Request(`${SHOP}/redirect`, { headers }), host)).toBeNull();
});

// R-SIG-7
test("a cross-site form logs no one out", async () => {
  const headers = { cookie: "catnip_session=secret-of-the-new-session", origin: "http://evil.test" };
  expect(
    (await signOut(new Request(`${SHOP}/auth/logout`, { method: "POST", headers }), site())).status,
  ).toBe(403);
  const link = await signOut(new Request(`${SHOP}/auth/logout`, { headers }), site());
  expect(link.headers.get("set-cookie")).toBeNull();
});

type Options = { nonce?: string; tokenStatus?: number; apiStatus?: number };

function site(
  options: Options = {},
  asked: unknown[] = [],
  nonceOf = () => options.nonce ?? "",
  scheme = "http",
) {
  const host: SiteHost = {
    fetchAccount: async () => {
      const id_token = await new SignJWT({ nonce: nonceOf() })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience("international")
        .sign(new Uint8Array(32));
      return Response.json(
        { access_token: "from-the-code", id_token },
        { status: options.tokenStatus ?? 200 },
      );
    },
    fetchApi: async (request) => {
      const { pathname } = new URL(request.url);
      const body: { session?: string } = JSON.parse(await request.text());
      asked.push([pathname, body]);
      if (options.apiStatus) return new Response("out of order", { status: options.apiStatus });
      if (pathname === "/session") return Response.json({ session: "secret-of-the-new-session" });
      if (pathname === "/session/revoke") return Response.json({ end_session_token: "proof" });
      if (body.session === "an-ended-session-secret")
        return Response.json({ code: "auth/id-token-expired" }, { status: 401 });
      return Response.json({ access_token: "token", expires_in: 600, sid: "not for browsers" });
    },
    publicConfig: {
      production: false,
      origins: {
        shop: `${scheme}://international.localhost:4000`,
        account: `${scheme}://account.localhost:4000`,
        pay: `${scheme}://pay.localhost:4000`,
        api: `${scheme}://api.localhost:4000`,
        cdn: `${scheme}://cdn.localhost:4000`,
        play: `${scheme}://*.play.localhost:4000`,
        formTargets: [],
      },
      bookmarks: {
        mainlandChina: `${scheme}://china.localhost:4000`,
        international: `${scheme}://international.localhost:4000`,
      },
    },
  };
  return { clientId: "international", host };
}

/** A login round trip through the account site. */
function visitor(options: Options = {}, scheme = "http") {
  const asked: unknown[] = [];
  let nonce = "";
  const at = site(options, asked, () => options.nonce ?? nonce, scheme);
  return {
    site: at,
    asked,
    begin: (returnPath: string) => {
      const gone = left(
        beginSignIn(new Request(`${SHOP}/auth/login?${new URLSearchParams({ returnPath })}`), at),
      );
      nonce = gone.to.searchParams.get("nonce") ?? "";
      return Promise.resolve({
        state: gone.to.searchParams.get("state") ?? "",
        cookie: gone.cookies[0]?.split(";")[0] ?? "",
        nonce,
      });
    },
    comeBack: async (
      begun: { state: string; cookie: string; nonce: string },
      more: { cookie?: string; query?: object } = {},
    ) => {
      nonce = begun.nonce;
      const query = new URLSearchParams({ code: "code", state: begun.state, ...more.query });
      for (const [key, value] of Array.from(query)) if (value === "") query.delete(key);
      const cookie = more.cookie ? `${begun.cookie}; ${more.cookie}` : begun.cookie;
      return left(
        await finishSignIn(new Request(`${SHOP}/auth/callback?${query}`, { headers: { cookie } }), at),
      );
    },
  };
}

function left(response: Response): { to: URL; cookies: string[] } {
  return {
    to: new URL(response.headers.get("location") ?? "", SHOP),
    cookies: response.headers.getSetCookie(),
  };
}
