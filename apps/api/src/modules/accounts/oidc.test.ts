import { createHash } from "node:crypto";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oauthClient } from "./library.tables.ts";
import {
  ACCOUNT,
  SHOP,
  exchange,
  openIdentity,
  openShopSession,
  pkce,
  signedIn,
} from "./testing/identity.ts";
import { authorizeParams, type Browser, type Identity } from "./testing/identity.ts";

const ISSUER = `${ACCOUNT}/auth`;
const BACK = "http://app.localhost:4000/callback";
const AFTER = "http://app.localhost:4000/after";
const SECRET = "s".repeat(43);
const SCOPE = "openid profile email offline_access";

let identity: Identity;
let browser: Browser;
let uuid: string;
beforeAll(async () => {
  identity = await openIdentity();
  ({ uuid, browser } = await signedIn(identity));
  const client = {
    skipConsent: true,
    enableEndSession: true,
    grantTypes: ["authorization_code", "refresh_token"],
    responseTypes: ["code"],
    scopes: SCOPE.split(" "),
    redirectUris: [BACK],
    postLogoutRedirectUris: [AFTER],
  };
  const clientSecret = createHash("sha256").update(SECRET).digest("base64url");
  await identity.db.insert(oauthClient).values([
    { ...client, clientId: "public", tokenEndpointAuthMethod: "none", requirePKCE: true },
    { ...client, clientId: "basic", tokenEndpointAuthMethod: "client_secret_basic", clientSecret },
    { ...client, clientId: "post", tokenEndpointAuthMethod: "client_secret_post", clientSecret },
    {
      ...client,
      clientId: "eddsa",
      tokenEndpointAuthMethod: "none",
      requirePKCE: true,
      idTokenSignedResponseAlg: "EdDSA",
    },
  ]);
});
afterAll(() => identity.close());

/** Calls the provider in-process, without a network. */
const call = async (url: string | URL, init?: RequestInit): Promise<Response> =>
  identity.accounts.authHandler(new Request(url, init), { address: "127.0.0.1" });
const path = (url: URL) => url.href.slice(ISSUER.length);
const asJson = async (response: Response) => (await response.json()) as Record<string, unknown>;
const postForm = (endpoint: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  call(`${ISSUER}/oauth2/${endpoint}`, { method: "POST", body: new URLSearchParams(fields), headers });
const basic = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` });

describe("openid-client", () => {
  const configure = async (clientId: string, auth: openid.ClientAuth, metadata = {}) => {
    const config = await openid.discovery(new URL(ISSUER), clientId, metadata, auth, {
      execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
      [openid.customFetch]: (url, init) => call(url, init as RequestInit),
    });
    return config;
  };
  const signIn = async (config: openid.Configuration, who = browser) => {
    const verifier = openid.randomPKCECodeVerifier();
    const [state, nonce] = [openid.randomState(), openid.randomNonce()];
    const at = openid.buildAuthorizationUrl(config, {
      redirect_uri: BACK,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    const back = new URL((await who.send(path(at))).headers.get("location") ?? "");
    return openid.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  };

  test.each([
    { clientId: "public", auth: openid.None(), alg: "RS256" },
    { clientId: "basic", auth: openid.ClientSecretBasic(SECRET), alg: "RS256" },
    { clientId: "post", auth: openid.ClientSecretPost(SECRET), alg: "RS256" },
    { clientId: "eddsa", auth: openid.None(), alg: "EdDSA" },
  ])(
    "a $clientId client logs in, learns who it is, refreshes and revokes",
    async ({ clientId, auth, alg }) => {
      const config = await configure(clientId, auth, { id_token_signed_response_alg: alg });
      const tokens = await signIn(config);
      expect(tokens.claims()).toMatchObject({ iss: ISSUER, aud: clientId, sub: uuid });
      const header = JSON.parse(Buffer.from(tokens.id_token?.split(".")[0] ?? "", "base64url").toString());
      expect(header).toMatchObject({ alg });
      expect(await openid.fetchUserInfo(config, tokens.access_token, uuid)).toEqual({
        sub: uuid,
        name: "Mika",
        nickname: "Mika",
        email: "mika@example.com",
        email_verified: true,
      });

      const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? "");
      expect(refreshed.claims()).toMatchObject({ sub: uuid });
      expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
      await openid.fetchUserInfo(config, refreshed.access_token, uuid);
      await openid.tokenRevocation(config, refreshed.refresh_token ?? "");
      await expect(openid.refreshTokenGrant(config, refreshed.refresh_token ?? "")).rejects.toMatchObject({
        error: "invalid_grant",
      });
      await expect(openid.fetchUserInfo(config, refreshed.access_token, uuid)).rejects.toMatchObject({
        status: 401,
      });
    },
  );

  test("a confidential client introspects a token", async () => {
    const config = await configure("basic", openid.ClientSecretBasic(SECRET));
    const { access_token, refresh_token = "" } = await signIn(config);
    for (const token of [access_token, refresh_token])
      expect(await openid.tokenIntrospection(config, token)).toMatchObject({
        active: true,
        client_id: "basic",
        sub: uuid,
      });
    await openid.tokenRevocation(config, access_token);
    expect(await openid.tokenIntrospection(config, access_token)).toEqual({ active: false });
    expect(await openid.tokenIntrospection(config, "nothing")).toEqual({ active: false });
    expect(await openid.tokenIntrospection(config, "a.b.c")).toEqual({ active: false });
  });

  test("a site logs its visitor out and gets them back, and the shops are logged out too", async () => {
    const own = await signedIn(identity, "leaves@example.com");
    const shop = await openShopSession(identity, own.browser);
    const config = await configure("public", openid.None());
    const tokens = await signIn(config, own.browser);
    const at = openid.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? "",
      post_logout_redirect_uri: AFTER,
      state: "until-then",
    });
    const left = await own.browser.send(path(at));
    expect(left.headers.get("location")).toBe(`${AFTER}?state=until-then`);
    expect(await own.browser.me()).toBeNull();
    const asked = new Request("http://api.localhost:4000/session/token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session: shop }),
    });
    expect((await identity.accounts.sessionHandler(asked)).status).toBe(401);
    await expect(openid.fetchUserInfo(config, tokens.access_token, own.uuid)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("oauth4webapi", () => {
  const insecure = {
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: (url: string, init: object) => call(url, init),
  };
  const issuer = new URL(ISSUER);
  const discover = async (algorithm: "oidc" | "oauth2") =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm, ...insecure }));

  test("finds the same metadata at the OpenID Connect and RFC 8414 locations", async () => {
    expect(await discover("oauth2")).toEqual(await discover("oidc"));
    const inserted = await call(`${ACCOUNT}/.well-known/openid-configuration/auth`);
    expect(await inserted.json()).toEqual(await discover("oidc"));
    expect((await call(`${ACCOUNT}/.well-known/oauth-authorization-server`)).status).toBe(404);
  });

  test("completes the whole authorization code flow, checking everything it can", async () => {
    const as = await discover("oidc");
    const client: oauth.Client = { client_id: "basic" };
    const auth = oauth.ClientSecretBasic(SECRET);
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const at = new URL(as.authorization_endpoint ?? "");
    at.search = String(
      new URLSearchParams({
        client_id: "basic",
        redirect_uri: BACK,
        response_type: "code",
        scope: SCOPE,
        state,
        nonce,
        max_age: "3600",
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    );
    const back = new URL((await browser.send(path(at))).headers.get("location") ?? "");
    const parameters = oauth.validateAuthResponse(as, client, back, state);
    const answer = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      parameters,
      BACK,
      verifier,
      insecure,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer, {
      expectedNonce: nonce,
      requireIdToken: true,
      maxAge: 3_600,
    });
    await oauth.validateApplicationLevelSignature(as, answer, insecure);

    const info = await oauth.userInfoRequest(as, client, tokens.access_token, insecure);
    expect(await oauth.processUserInfoResponse(as, client, uuid, info)).toMatchObject({
      email: "mika@example.com",
    });
    const more = await oauth.refreshTokenGrantRequest(as, client, auth, tokens.refresh_token ?? "", insecure);
    const renewed = await oauth.processRefreshTokenResponse(as, client, more);
    const asked = await oauth.introspectionRequest(as, client, auth, renewed.access_token, insecure);
    expect(await oauth.processIntrospectionResponse(as, client, asked)).toMatchObject({ active: true });
    const gone = await oauth.revocationRequest(as, client, auth, renewed.access_token, insecure);
    await oauth.processRevocationResponse(gone);
    const after = await oauth.userInfoRequest(as, client, renewed.access_token, insecure);
    await expect(oauth.processUserInfoResponse(as, client, uuid, after)).rejects.toMatchObject({
      cause: [{ scheme: "bearer", parameters: { error: "invalid_token" } }],
    });
  });
});

// R-SIG-14
test("the metadata lists exactly the endpoints that are served", async () => {
  const metadata = await asJson(await call(`${ISSUER}/.well-known/openid-configuration`));
  const endpoints = Object.entries(metadata).filter(([name]) => /_endpoint$|^jwks_uri$/.test(name));
  expect(endpoints.map(([name]) => name).toSorted()).toEqual([
    "authorization_endpoint",
    "end_session_endpoint",
    "introspection_endpoint",
    "jwks_uri",
    "revocation_endpoint",
    "token_endpoint",
    "userinfo_endpoint",
  ]);
  for (const [name, url] of endpoints)
    expect([name, (await call(String(url), { method: "OPTIONS" })).status]).toEqual([name, 405]);
  expect(metadata).toMatchObject({
    issuer: ISSUER,
    id_token_signing_alg_values_supported: ["RS256", "EdDSA"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
  });
});

test("the key set holds both kinds of keys, and no private half", async () => {
  const { keys } = (await (await call(`${ISSUER}/jwks`)).json()) as { keys: Record<string, unknown>[] };
  expect(keys.map(({ alg, kty }) => `${String(alg)} ${String(kty)}`).toSorted()).toEqual([
    "EdDSA OKP",
    "RS256 RSA",
  ]);
  for (const key of keys) expect(Object.keys(key)).not.toEqual(expect.arrayContaining(["d"]));
});

describe("errors", () => {
  const codeFor = async (keys: { challenge: string; verifier: string }) =>
    (await browser.authorize(keys)).searchParams.get("code") ?? "";

  test("a wrong verifier, a wrong code and another client's code get 400 invalid_grant", async () => {
    const keys = pkce();
    const answers = [
      await exchange(identity, await codeFor(keys), pkce().verifier),
      await exchange(identity, "nothing", keys.verifier),
      await exchange(identity, await codeFor(keys), keys.verifier, { client_id: "pay" }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: "invalid_grant" });
    }
  });

  test("a client that does not authenticate gets 401 and a challenge", async () => {
    for (const answer of [
      await postForm("token", { grant_type: "refresh_token", refresh_token: "x" }, basic("basic", "wrong")),
      await postForm("introspect", { token: "x" }, basic("basic", "wrong")),
      await postForm("introspect", { token: "x", client_id: "public" }),
      await postForm("revoke", { token: "x", client_id: "basic", client_secret: "wrong" }),
      await postForm("revoke", { token: "x" }),
    ]) {
      // The library checks the refresh token first.
      if (answer.status === 400) expect(await asJson(answer)).toMatchObject({ error: "invalid_grant" });
      else {
        expect(answer.status).toBe(401);
        expect(answer.headers.get("www-authenticate")).toBe('Basic realm="account"');
        expect(await asJson(answer)).toMatchObject({ error: "invalid_client" });
      }
    }
  });

  test("an invalid token gets 401 and a challenge that says what is wrong with it", async () => {
    const none = await call(`${ISSUER}/oauth2/userinfo`);
    expect([none.status, none.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="account"']);
    const forged = (
      await (async () => {
        const keys = pkce();
        const { body } = await exchange(identity, await codeFor(keys), keys.verifier);
        return String(body.access_token);
      })()
    ).replace(/.{8}$/, "AAAAAAAA");
    for (const token of ["nothing", "a.b.c", forged]) {
      const answer = await call(`${ISSUER}/oauth2/userinfo`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
      const revoked = await postForm("revoke", { token, client_id: "public" });
      expect(revoked.status).toBe(200);
      const asked = await postForm("introspect", { token }, basic("basic", SECRET));
      expect(await asked.json()).toEqual({ active: false });
    }
  });

  test("unknown and missing grant types get different errors", async () => {
    const unknown = await postForm("token", { grant_type: "password", client_id: "public" });
    expect([unknown.status, (await asJson(unknown)).error]).toEqual([400, "unsupported_grant_type"]);
    const missing = await postForm("token", { client_id: "public" });
    expect([missing.status, (await asJson(missing)).error]).toEqual([400, "invalid_request"]);
  });
});

test("a new password revokes the tokens that other sites hold", async () => {
  const own = await signedIn(identity, "renewed@example.com");
  const keys = pkce();
  const asked = new URLSearchParams({
    ...authorizeParams(keys),
    client_id: "public",
    redirect_uri: BACK,
    scope: SCOPE,
  });
  asked.delete("resource");
  const answer = await own.browser.send(`/oauth2/authorize?${asked}`);
  const at = new URL(answer.headers.get("location") ?? "");
  const grant = {
    grant_type: "authorization_code",
    code: at.searchParams.get("code") ?? "",
    code_verifier: keys.verifier,
    client_id: "public",
    redirect_uri: BACK,
  };
  const tokens = await asJson(await postForm("token", grant));
  expect(tokens).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
  const { flow } = await asJson(await own.browser.post("/password/forgot", { email: "renewed@example.com" }));
  const code = identity.codeFor("renewed@example.com");
  await own.browser.post("/password/reset", { flow, code, password: "Another77Tea" });
  const info = await call(`${ISSUER}/oauth2/userinfo`, {
    headers: { authorization: `Bearer ${String(tokens.access_token)}` },
  });
  expect(info.status).toBe(401);
  const refresh = { grant_type: "refresh_token", refresh_token: String(tokens.refresh_token) };
  expect(await asJson(await postForm("token", { ...refresh, client_id: "public" }))).toMatchObject({
    error: "invalid_grant",
  });
});

test("a form may request the code, just like a link", async () => {
  const keys = pkce();
  const form = new URLSearchParams(authorizeParams(keys));
  const posted = await call(`${ISSUER}/oauth2/authorize`, {
    method: "POST",
    headers: { origin: "http://app.localhost:4000", "sec-fetch-site": "cross-site" },
    body: form,
  });
  expect(posted.status).toBe(303);
  const link = new URL(posted.headers.get("location") ?? "");
  const answered = await browser.send(path(link));
  const back = new URL(answered.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(`${SHOP}/auth/callback`);
  expect((await exchange(identity, back.searchParams.get("code") ?? "", keys.verifier)).status).toBe(200);
});

describe("RP-initiated logout", () => {
  const leave = async (who: Browser, query: Record<string, string>) =>
    (await who.send(`/oauth2/end-session?${new URLSearchParams(query)}`)).headers.get("location");

  test("without proof the visitor is asked in their language, then sent to the registered address", async () => {
    const { browser: own } = await signedIn(identity, "asked@example.com");
    const query = { client_id: "public", post_logout_redirect_uri: AFTER, state: "s" };
    const screen = await leave(own, { ...query, ui_locales: "xx ja-JP" });
    expect(screen).toBe(`${ACCOUNT}/ja-JP/sign-out?${new URLSearchParams(query)}`);
    expect(await own.me()).not.toBeNull();
    const confirmed = await own.post("/end-session", { confirmed: true, ...query });
    expect(await confirmed.json()).toEqual({ signed_out: true, return_to: `${AFTER}?state=s` });
    expect(await leave(own, query)).toBe(`${AFTER}?state=s`);
  });

  test("an ID token from another login is no proof", async () => {
    const other = await signedIn(identity, "other@example.com");
    const { browser: own } = await signedIn(identity, "stays@example.com");
    const keys = pkce();
    const code = (await other.browser.authorize(keys)).searchParams.get("code") ?? "";
    const { body } = await exchange(identity, code, keys.verifier);
    const query = { id_token_hint: String(body.id_token), post_logout_redirect_uri: `${SHOP}/` };
    expect(await leave(own, query)).toContain(`${ACCOUNT}/sign-out?client_id=international`);
    expect(await own.me()).not.toBeNull();
    expect(await other.browser.me()).not.toBeNull();
    expect(await leave(other.browser, query)).toBe(`${SHOP}/`);
    expect(await other.browser.me()).toBeNull();
  });

  // R-SIG-14
  test("an unregistered address, a forged hint and an unknown client lead nowhere", async () => {
    const guest = identity.browser();
    for (const query of [
      { client_id: "public", post_logout_redirect_uri: "http://evil.test/" },
      { client_id: "nobody", post_logout_redirect_uri: AFTER },
      { id_token_hint: "a.b.c", post_logout_redirect_uri: AFTER },
    ])
      expect(await leave(guest, query as Record<string, string>)).toBe(`${ACCOUNT}/error`);
    expect(await leave(guest, {})).toBe(`${ACCOUNT}/sign-in`);
  });
});

test("auth responses are not cached, and MIME sniffing is off", async () => {
  for (const at of [
    "/me",
    "/sessions",
    "/jwks",
    "/.well-known/openid-configuration",
    "/oauth2/userinfo",
    "/oauth2/authorize",
    "/oauth2/end-session",
    "/nothing",
    "/sign-in/email",
  ])
    for (const method of ["GET", "POST", "PUT"]) {
      const { headers } = await browser.send(at, { method });
      expect([at, method, headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual([
        at,
        method,
        "no-store",
        "nosniff",
      ]);
    }
});

test("HEAD gets the same response as GET, without a body", async () => {
  const head = await call(`${ISSUER}/jwks`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
    200,
    "application/json",
    "",
  ]);
  expect((await call(`${ISSUER}/oauth2/token`, { method: "HEAD" })).headers.get("allow")).toBe("POST");
});
