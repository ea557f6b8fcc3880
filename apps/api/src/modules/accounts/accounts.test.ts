import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  ACCOUNT,
  PASSWORD,
  SHOP,
  askApi,
  exchange,
  openIdentity,
  openShopSession,
  pkce,
  signedIn,
  type Identity,
} from "./testing/identity.ts";

let identity: Identity;
beforeEach(async () => {
  identity = await openIdentity();
});
afterEach(() => identity.close());

describe("sign-up", () => {
  // R-ACC-5
  test("a new player verifies the mailbox and is logged in without retyping the password", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com", { nickname: "Noriko", lang: "ja-JP" });
    expect(identity.mails).toHaveLength(1);
    expect(identity.mails[0]).toMatchObject({
      to: "new@example.com",
      subject: "確認コードのお知らせ",
      lang: "ja-JP",
    });
    const verified = await browser.post("/sign-up/verify", {
      flow,
      code: identity.codeFor("new@example.com"),
    });
    expect(verified.status).toBe(200);
    expect(await browser.me()).toEqual({ email: "new@example.com", nickname: "Noriko" });
    expect((await identity.browser().signIn("new@example.com")).status).toBe(200);
  });

  // R-ACC-2
  test.each(["spaces", "hyphens", "full-width digits"])("a code is accepted with %s", async (how) => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    const code = identity.codeFor("new@example.com");
    const typed = {
      spaces: ` ${code.slice(0, 4)} ${code.slice(4)}`,
      hyphens: `${code.slice(0, 4)}-${code.slice(4)}`,
      "full-width digits": code.replaceAll(/\d/g, (digit) =>
        String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
      ),
    }[how];
    expect((await browser.post("/sign-up/verify", { flow, code: typed })).status).toBe(200);
  });

  // R-ACC-17
  test("an address with a domain in another script is one account, however it is typed", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("mika@Bücher.example");
    const [mail] = identity.mails;
    expect(mail?.to).toBe("mika@xn--bcher-kva.example");
    const code = identity.codeFor("mika@xn--bcher-kva.example");
    expect((await browser.post("/sign-up/verify", { flow, code })).status).toBe(200);
    for (const typed of ["mika@bücher.example", "MIKA@xn--bcher-kva.example"])
      expect((await identity.browser().signIn(typed)).status).toBe(200);
  });

  // R-ACC-5
  test("before that there is no account to log in to", async () => {
    const browser = identity.browser();
    await browser.signUp("new@example.com");
    const refused = await browser.signIn("new@example.com");
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "auth/wrong-password" });
  });

  // R-ACC-6
  test("a known address gets the same response as a new one, and the mail tells its owner", async () => {
    await signedIn(identity, "known@example.com");
    const [known, fresh] = await Promise.all(
      ["known@example.com", "fresh@example.com"].map((email) =>
        identity.browser().post("/sign-up", { email, password: PASSWORD, adult: true }),
      ),
    );
    expect(known?.status).toBe(fresh?.status);
    const shapes = await Promise.all(
      [known, fresh].map(async (answer) => Object.keys((await answer?.json()) as object)),
    );
    expect(shapes[0]).toEqual(shapes[1]);
    expect(identity.mails.find(({ to }) => to === "known@example.com")?.subject).toBe("About your account");
    expect(identity.codeFor("known@example.com")).toBe("none");
  });

  // R-ACC-5
  test("a password cannot be set in advance on another person's address", async () => {
    const attacker = identity.browser("198.51.100.9");
    const owner = identity.browser();
    await attacker.signUp("owner@example.com", { password: "Attacker99x" });
    const attackersCode = identity.codeFor("owner@example.com");
    const { flow } = await owner.signUp("owner@example.com");
    expect((await owner.post("/sign-up/verify", { flow, code: attackersCode })).status).toBe(422);
    await owner.post("/sign-up/verify", { flow, code: identity.codeFor("owner@example.com") });
    expect((await attacker.signIn("owner@example.com", "Attacker99x")).status).toBe(401);
    expect((await owner.signIn("owner@example.com")).status).toBe(200);
  });

  test("the second to verify an address learns that it is taken", async () => {
    const [first, second] = [identity.browser(), identity.browser()];
    const one = await first.signUp("twice@example.com");
    const codeOne = identity.codeFor("twice@example.com");
    const two = await second.signUp("twice@example.com");
    const codeTwo = identity.codeFor("twice@example.com");
    expect((await first.post("/sign-up/verify", { flow: one.flow, code: codeOne })).status).toBe(200);
    const late = await second.post("/sign-up/verify", { flow: two.flow, code: codeTwo });
    expect(await late.json()).toMatchObject({ code: "auth/email-already-exists" });
  });

  test.each([
    { says: "too short", password: "Ab1", reason: "too-short" },
    { says: "too long", password: "Abcdefgh123456789", reason: "too-long" },
    { says: "special characters", password: "Moonlit-42!", reason: "special-characters" },
    { says: "a common password", password: "Password123", reason: "common" },
    { says: "a run of digits", password: "23456789", reason: "common" },
    { says: "the same as the mail address", password: "newperson1", reason: "common" },
  ])("a bad password is rejected on the server: $says", async ({ password, reason }) => {
    const answer = await identity
      .browser()
      .post("/sign-up", { email: "newperson@example.com", password, adult: true });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "auth/weak-password", facts: { reason } });
    expect(identity.mails).toHaveLength(0);
  });

  // R-ACC-7
  test("sign-up requires confirming that you are an adult", async () => {
    const answer = await identity
      .browser()
      .post("/sign-up", { email: "new@example.com", password: PASSWORD });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "input/invalid" });
  });
});

// R-ACC-2
describe("codes", () => {
  test("a code works once", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    const code = identity.codeFor("new@example.com");
    await browser.post("/sign-up/verify", { flow, code });
    const again = await browser.post("/sign-up/verify", { flow, code });
    expect(await again.json()).toMatchObject({ code: "auth/code-expired" });
  });

  test("a code expires after ten minutes, and a new one works", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    identity.skip(601);
    const late = await browser.post("/sign-up/verify", { flow, code: identity.codeFor("new@example.com") });
    expect(await late.json()).toMatchObject({ code: "auth/code-expired" });
    expect((await browser.post("/code/resend", { flow })).status).toBe(200);
    expect(
      (await browser.post("/sign-up/verify", { flow, code: identity.codeFor("new@example.com") })).status,
    ).toBe(200);
  });

  // R-ACC-4
  test("requesting a new code, which is possible after a minute, invalidates the old one", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    const old = identity.codeFor("new@example.com");
    expect((await browser.post("/code/resend", { flow })).status).toBe(429);
    identity.skip(61);
    await browser.post("/code/resend", { flow });
    expect((await browser.post("/sign-up/verify", { flow, code: old })).status).toBe(422);
  });

  test("a code is bound to the browser that requested it and to its purpose", async () => {
    await signedIn(identity, "mika@example.com");
    const browser = identity.browser();
    const { flow } = (await (
      await browser.post("/password/forgot", { email: "mika@example.com" })
    ).json()) as { flow: string };
    const code = identity.codeFor("mika@example.com");
    const other = (await (
      await identity.browser().post("/password/forgot", { email: "mika@example.com" })
    ).json()) as { flow: string };
    expect(
      (await browser.post("/password/reset", { flow: other.flow, code, password: "Another77Tea" })).status,
    ).toBe(422);
    expect((await browser.post("/sign-up/verify", { flow, code })).status).toBe(422);
    expect((await browser.post("/password/reset", { flow, code, password: "Another77Tea" })).status).toBe(
      200,
    );
  });

  test("wrong attempts are reported, and after five the right code is rejected too", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    const right = identity.codeFor("new@example.com");
    const wrong = right === "00000000" ? "00000001" : "00000000";
    const first = await browser.post("/sign-up/verify", { flow, code: wrong });
    expect(await first.json()).toMatchObject({ code: "auth/invalid-code", facts: { tries_left: 4 } });
    for (let tries = 2; tries <= 5; tries += 1) await browser.post("/sign-up/verify", { flow, code: wrong });
    const burned = await browser.post("/sign-up/verify", { flow, code: right });
    expect(burned.status).toBe(429);
    expect(await burned.json()).toMatchObject({ code: "auth/too-many-requests" });
  });

  // R-ACC-3
  test("out of a hundred concurrent wrong attempts exactly five are checked", async () => {
    const browser = identity.browser();
    const { flow } = await browser.signUp("new@example.com");
    const right = identity.codeFor("new@example.com");
    const guesses = Array.from({ length: 100 }, (_, index) =>
      String((Number(right) + 1 + index) % 100_000_000).padStart(8, "0"),
    );
    const answers = await Promise.all(guesses.map((code) => browser.post("/sign-up/verify", { flow, code })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test("out of twenty concurrent right attempts exactly one wins", async () => {
    const { flow } = await identity.browser().signUp("new@example.com");
    const code = identity.codeFor("new@example.com");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => identity.browser().post("/sign-up/verify", { flow, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("password reset", () => {
  // R-ACC-10
  test("logs the player in, ends every other session and revokes their tokens", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
    const elsewhere = identity.browser();
    const { flow } = (await (
      await elsewhere.post("/password/forgot", { email: "mika@example.com" })
    ).json()) as { flow: string };
    const reset = await elsewhere.post("/password/reset", {
      flow,
      code: identity.codeFor("mika@example.com"),
      password: "Another77Tea",
    });
    expect(reset.status).toBe(200);

    expect(await elsewhere.me()).toMatchObject({ email: "mika@example.com" });
    expect(await browser.me()).toBeNull();
    expect((await askApi(identity, "/session/token", { session })).body).toMatchObject({
      code: "auth/id-token-expired",
    });
    await expect(identity.accounts.verifyAccessToken(token)).rejects.toMatchObject({
      code: "auth/id-token-expired",
    });
    expect((await identity.browser().signIn("mika@example.com")).status).toBe(401);
    expect((await identity.browser().signIn("mika@example.com", "Another77Tea")).status).toBe(200);
    expect(identity.mails.at(-1)?.subject).toBe("Your password was changed");
  });

  test("an unknown address gets the same response and no mail, and no code ever matches", async () => {
    const answer = await identity.browser().post("/password/forgot", { email: "nobody@example.com" });
    expect(answer.status).toBe(200);
    const { flow } = (await answer.json()) as { flow: string };
    expect(identity.mails).toHaveLength(0);
    const guess = await identity
      .browser()
      .post("/password/reset", { flow, code: "12345678", password: "Another77Tea" });
    expect(await guess.json()).toMatchObject({ code: "auth/invalid-code", facts: { tries_left: 4 } });
  });

  // R-ACC-10
  test("a rejected password does not use up the code", async () => {
    await signedIn(identity);
    const browser = identity.browser();
    const { flow } = (await (
      await browser.post("/password/forgot", { email: "mika@example.com" })
    ).json()) as { flow: string };
    const code = identity.codeFor("mika@example.com");
    expect((await browser.post("/password/reset", { flow, code, password: "short" })).status).toBe(422);
    expect((await browser.post("/password/reset", { flow, code, password: "Another77Tea" })).status).toBe(
      200,
    );
  });
});

describe("login", () => {
  // R-ACC-6
  test("a wrong password and an unknown address are indistinguishable", async () => {
    await signedIn(identity);
    const [wrong, unknown] = await Promise.all([
      identity.browser().signIn("mika@example.com", "Wrong42Tea"),
      identity.browser().signIn("nobody@example.com", "Wrong42Tea"),
    ]);
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  // R-SIG-1
  test("the session secret is only in the cookie, and scripts cannot read the cookie", async () => {
    await identity.accounts.createUser({
      uuid: crypto.randomUUID(),
      email: "mika@example.com",
      password: PASSWORD,
      nickname: "Mika",
      roles: ["player"],
      verified: true,
    });
    const answer = await identity.browser().signIn("mika@example.com");
    expect(await answer.json()).toEqual({ signed_in: true });
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/i);
  });

  // R-SIG-7
  test("a cross-site request is rejected", async () => {
    const { browser } = await signedIn(identity);
    const foreign = { origin: "http://evil.test" };
    expect(
      (await browser.post("/sign-in/email", { email: "mika@example.com", password: PASSWORD }, foreign))
        .status,
    ).toBe(403);
    expect((await browser.post("/end-session", { confirmed: true }, foreign)).status).toBe(403);
    expect(await browser.me()).not.toBeNull();
  });

  test("library endpoints we do not use are closed", async () => {
    for (const path of [
      "/sign-up/email",
      "/get-session",
      "/update-user",
      "/delete-user",
      "/token",
      "/oauth2/register",
      "/list-sessions",
    ]) {
      expect([path, (await identity.browser().send(path)).status]).toEqual([path, 404]);
    }
  });

  test("a malformed cookie counts as logged out", async () => {
    const browser = identity.browser();
    browser.cookies.set("catnip.session_token", "%E0%A4%A.garbage");
    expect(await browser.me()).toBeNull();
  });
});

describe("logging in to a shop", () => {
  // R-SIG-1, R-SIG-3
  test("code and verifier open a session, and the session issues tokens for the API", async () => {
    const { uuid, browser } = await signedIn(identity);
    const keys = pkce();
    const back = await browser.authorize(keys);
    expect(back.origin + back.pathname).toBe(`${SHOP}/auth/callback`);
    expect(back.searchParams.get("state")).toBe("state-of-the-shop");
    const { body } = await exchange(identity, back.searchParams.get("code") ?? "", keys.verifier);
    expect(body.refresh_token).toBeUndefined();
    const opened = await askApi(
      identity,
      "/session",
      { client_id: "international" },
      String(body.access_token),
    );
    const minted = await askApi(identity, "/session/token", { session: opened.body.session });
    expect(minted.body.expires_in).toBe(600);
    const viewer = await identity.accounts.verifyAccessToken(String(minted.body.access_token));
    expect(viewer).toMatchObject({ uuid, roles: ["player"], audience: "api" });
  });

  test("a guest is redirected to log in with a signed query, or to sign up on request", async () => {
    const keys = pkce();
    const signIn = await identity.browser().authorize(keys, { ui_locales: "ja-JP" });
    expect(signIn.href).toMatch(new RegExp(`^${ACCOUNT}/sign-in\\?`));
    expect(signIn.searchParams.get("ui_locales")).toBe("ja-JP");
    expect(signIn.searchParams.get("sig")).toBeTruthy();
    const signUp = await identity.browser().authorize(keys, { prompt: "create" });
    expect(signUp.pathname).toBe("/sign-up");
  });

  test("a wrong verifier, a replayed code and an unregistered redirect URI are rejected", async () => {
    const { browser } = await signedIn(identity);
    const keys = pkce();
    const code = async () => (await browser.authorize(keys)).searchParams.get("code") ?? "";
    expect((await exchange(identity, await code(), pkce().verifier)).status).toBeGreaterThanOrEqual(400);
    const used = await code();
    expect((await exchange(identity, used, keys.verifier)).status).toBe(200);
    expect((await exchange(identity, used, keys.verifier)).status).toBeGreaterThanOrEqual(400);
    expect(
      (await exchange(identity, await code(), keys.verifier, { client_id: "pay" })).status,
    ).toBeGreaterThanOrEqual(400);
    const elsewhere = await browser.authorize(keys, { redirect_uri: "http://evil.test/auth/callback" });
    expect(elsewhere.origin).toBe(ACCOUNT);
    expect(elsewhere.pathname).toBe("/error");
  });

  // R-SIG-3
  test("no code is issued without PKCE or with its plain method", async () => {
    const { browser } = await signedIn(identity);
    const plain = await browser.authorize(pkce(), { code_challenge_method: "plain" });
    expect(plain.searchParams.get("code")).toBeNull();
    expect(plain.searchParams.get("error")).toBeTruthy();
  });

  test("the token from the code opens a session for its own site and nothing else", async () => {
    const { browser } = await signedIn(identity);
    const keys = pkce();
    const { body } = await exchange(
      identity,
      (await browser.authorize(keys)).searchParams.get("code") ?? "",
      keys.verifier,
    );
    const token = String(body.access_token);
    await expect(identity.accounts.verifyAccessToken(token)).rejects.toMatchObject({
      code: "auth/argument-error",
    });
    expect((await askApi(identity, "/session", { client_id: "pay" }, token)).status).toBe(401);
  });

  test("after logging out of the account site the token from the code is useless", async () => {
    const { browser } = await signedIn(identity);
    const keys = pkce();
    const { body } = await exchange(
      identity,
      (await browser.authorize(keys)).searchParams.get("code") ?? "",
      keys.verifier,
    );
    await browser.post("/end-session", { confirmed: true });
    expect(
      (await askApi(identity, "/session", { client_id: "international" }, String(body.access_token))).status,
    ).toBe(401);
  });
});

describe("logging out", () => {
  // R-SIG-5
  test("a revoked session gets no token, and its existing tokens are rejected at once", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
    await identity.accounts.verifyAccessToken(token);
    await askApi(identity, "/session/revoke", { session });
    expect((await askApi(identity, "/session/token", { session })).body).toMatchObject({
      code: "auth/id-token-expired",
    });
    await expect(identity.accounts.verifyAccessToken(token)).rejects.toMatchObject({
      code: "auth/id-token-expired",
    });
  });

  // R-SIG-6
  test("logging out of a shop also logs out of the account site, without a prompt, and returns to the shop", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    const { body } = await askApi(identity, "/session/revoke", { session });
    const left = await browser.post("/end-session", {
      token: body.end_session_token,
      client_id: "international",
      return_path: "/ja-JP/",
    });
    expect(await left.json()).toEqual({ signed_out: true, return_to: `${SHOP}/ja-JP/` });
    expect(await browser.me()).toBeNull();
  });

  test("another user's proof logs no one out, and an unregistered return address leads home", async () => {
    const mika = await signedIn(identity);
    const other = await signedIn(identity, "other@example.com");
    const { body } = await askApi(identity, "/session/revoke", {
      session: await openShopSession(identity, other.browser),
    });
    const answer = await mika.browser.post("/end-session", {
      token: body.end_session_token,
      client_id: "international",
      return_path: "//evil.test",
    });
    expect(await answer.json()).toEqual({ signed_out: false, return_to: `${SHOP}/` });
    expect(await mika.browser.me()).not.toBeNull();
  });

  // R-SIG-6
  test("logging out of the account site ends the shops' sessions", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    await browser.post("/end-session", { confirmed: true });
    expect((await askApi(identity, "/session/token", { session })).status).toBe(401);
  });

  test("a player can list their sessions and end all but the current one", async () => {
    const { browser } = await signedIn(identity);
    const here = await openShopSession(identity, browser);
    const elsewhere = identity.browser();
    await elsewhere.signIn("mika@example.com");
    const there = await openShopSession(identity, elsewhere);
    const listed = async () => (await (await browser.send("/sessions")).json()) as { is_here: boolean }[];
    expect(new Set((await listed()).map(({ is_here }) => is_here))).toEqual(new Set([false, true]));
    expect((await browser.post("/sessions/end-others", {})).status).toBe(200);
    expect((await listed()).map(({ is_here }) => is_here)).toEqual([true]);
    expect(await elsewhere.me()).toBeNull();
    expect((await askApi(identity, "/session/token", { session: there })).status).toBe(401);
    expect((await askApi(identity, "/session/token", { session: here })).status).toBe(200);
    expect(await (await identity.browser().send("/sessions")).json()).toBeNull();
    expect((await identity.browser().post("/sessions/end-others", {})).status).toBe(401);
  });

  // R-SIG-4
  test("an idle session ends after thirty days", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    identity.skip(31 * 86_400);
    expect((await askApi(identity, "/session/token", { session })).body).toMatchObject({
      code: "auth/id-token-expired",
    });
  });

  // R-ACC-14
  test("a forgotten player leaves no mail, name or password behind", async () => {
    const { uuid, browser } = await signedIn(identity);
    await openShopSession(identity, browser);
    await browser.post("/password/forgot", { email: "mika@example.com" });
    await identity.accounts.forgetUser(uuid);
    for (const table of [
      "user",
      "account",
      "session",
      "mail_codes",
      "site_sessions",
      "verification",
      "auth_limits",
    ]) {
      const { rows } = await identity.db.$client.query(
        `select count(*)::int as n from "${table}" t where t::text ilike '%mika%'`,
      );
      expect([table, rows[0]]).toEqual([table, { n: 0 }]);
    }
    expect((await identity.browser().signIn("mika@example.com")).status).toBe(401);
  });
});

describe("another process", () => {
  // R-SIG-5
  test("learns of a revocation within a second", async () => {
    const { browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
    const { createAccounts } = await import("./index.ts");
    const second = await createAccounts(identity.services, { queueMail: () => Promise.resolve() });
    await second.verifyAccessToken(token);
    await askApi(identity, "/session/revoke", { session });
    await expect
      .poll(
        () =>
          second.verifyAccessToken(token).then(
            () => "let in",
            (error: { code: string }) => error.code,
          ),
        { timeout: 1_000, interval: 50 },
      )
      .toBe("auth/id-token-expired");
  });
});
