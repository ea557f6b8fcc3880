import { afterEach, beforeEach, expect, test } from "vitest";
import {
  ACCOUNT,
  askApi,
  exchange,
  openIdentity,
  openShopSession,
  pkce,
  signedIn,
  type Browser,
  type Identity,
} from "./testing/identity.ts";
import { DOUBLED_MS_MAX } from "./spent-codes.service.ts";

let identity: Identity;
let browser: Browser;
beforeEach(async () => {
  identity = await openIdentity({ connections: 20 });
  ({ browser } = await signedIn(identity));
});
afterEach(() => identity.close());

const aCode = async () => {
  const keys = pkce();
  const code = (await browser.authorize(keys)).searchParams.get("code") ?? "";
  return { code, verifier: keys.verifier };
};
const openSession = (token: unknown) =>
  askApi(identity, "/session", { client_id: "international" }, String(token));

/** Whether a site session is alive. */
const lives = async (session: unknown) =>
  (await askApi(identity, "/session/token", { session })).status === 200;
const AFTER_DOUBLED_SECONDS = DOUBLED_MS_MAX / 1_000 + 1;

// R-SIG-3
test("replaying a used code ends the session its first token opened at once", async () => {
  const { code, verifier } = await aCode();
  const { body } = await exchange(identity, code, verifier);
  const { session } = (await openSession(body.access_token)).body;
  const minted = await askApi(identity, "/session/token", { session });
  await identity.accounts.verifyAccessToken(String(minted.body.access_token));

  identity.skip(AFTER_DOUBLED_SECONDS);
  const again = await exchange(identity, code, verifier);
  expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
  expect((await askApi(identity, "/session/token", { session })).body.code).toBe("auth/id-token-expired");
  await expect(identity.accounts.verifyAccessToken(String(minted.body.access_token))).rejects.toMatchObject({
    code: "auth/id-token-expired",
  });
});

// R-SIG-3
test("a browser that sends its request twice is logged in once: the second one gets nothing and has no effect", async () => {
  const { code, verifier } = await aCode();
  const { body } = await exchange(identity, code, verifier);
  const { session } = (await openSession(body.access_token)).body;
  for (let times = 0; times < 3; times += 1) {
    const again = await exchange(identity, code, verifier);
    expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
  }
  expect(await lives(session)).toBe(true);
});

test.each([
  { says: "another code verifier", more: { code_verifier: pkce().verifier } },
  { says: "another client", more: { client_id: "pay" } },
  { says: "another redirect URI", more: { redirect_uri: "http://pay.localhost:4000/auth/callback" } },
  { says: "no code verifier", more: { code_verifier: "" } },
])("a second request with $says is a replay at once", async ({ more }) => {
  const { code, verifier } = await aCode();
  const { body } = await exchange(identity, code, verifier);
  const { session } = (await openSession(body.access_token)).body;
  expect((await exchange(identity, code, verifier, more)).status).toBe(400);
  expect(await lives(session)).toBe(false);
});

test("the first token can no longer open a session, nor do anything else", async () => {
  const { code, verifier } = await aCode();
  const { body } = await exchange(identity, code, verifier);
  await exchange(identity, code, pkce().verifier, { client_id: "pay" });
  expect((await openSession(body.access_token)).body.code).toBe("auth/login-required");
  const info = await identity.accounts.authHandler(
    new Request(`${ACCOUNT}/auth/oauth2/userinfo`, {
      headers: { authorization: `Bearer ${String(body.access_token)}` },
    }),
    { address: "127.0.0.1" },
  );
  expect(info.status).toBe(401);
});

test("the player's other logins are unaffected", async () => {
  const kept = await openShopSession(identity, browser);
  const { code, verifier } = await aCode();
  await exchange(identity, code, verifier);
  await exchange(identity, code, pkce().verifier);
  expect(await lives(kept)).toBe(true);
  expect(await browser.me()).not.toBeNull();
});

/** Twenty requests use one code at the same moment; which of the sessions they opened live. */
async function twentyAtOnce(verifierOf: (nth: number, own: string) => string) {
  const { code, verifier } = await aCode();
  const opened = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const { status, body } = await exchange(identity, code, verifierOf(nth, verifier));
      return status === 200 ? (await openSession(body.access_token)).body.session : undefined;
    }),
  );
  const living = await Promise.all(opened.filter((session) => session !== undefined).map(lives));
  return living.filter(Boolean).length;
}

// R-SIG-3
test("when a request is sent twenty times at once, exactly one of them logs in", async () => {
  for (let round = 0; round < 5; round += 1) expect(await twentyAtOnce((_, own) => own)).toBe(1);
});

test("when a stranger is among twenty who use one code at once, none of them keeps a session", async () => {
  for (let round = 0; round < 5; round += 1)
    expect(await twentyAtOnce((nth, own) => (nth === 13 ? pkce().verifier : own))).toBe(0);
});

test("made-up codes leave nothing behind", async () => {
  await exchange(identity, "nobody's code", pkce().verifier);
  const { rowCount } = await identity.db.$client.query("select from spent_codes");
  expect(rowCount).toBe(0);
});
