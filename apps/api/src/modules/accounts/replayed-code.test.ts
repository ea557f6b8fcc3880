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

// R-SIG-3
test("replaying a code immediately ends the session its first token opened", async () => {
  const { code, verifier } = await aCode();
  const { body } = await exchange(identity, code, verifier);
  const { session } = (await openSession(body.access_token)).body;
  const minted = await askApi(identity, "/session/token", { session });
  await identity.accounts.verifyAccessToken(String(minted.body.access_token));

  const again = await exchange(identity, code, verifier);
  expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
  expect((await askApi(identity, "/session/token", { session })).body.code).toBe("auth/id-token-expired");
  await expect(identity.accounts.verifyAccessToken(String(minted.body.access_token))).rejects.toMatchObject({
    code: "auth/id-token-expired",
  });
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
  await exchange(identity, code, verifier);
  expect((await askApi(identity, "/session/token", { session: kept })).status).toBe(200);
  expect(await browser.me()).not.toBeNull();
});

test("when twenty concurrent requests use one code, none keeps a session", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { code, verifier } = await aCode();
    const opened = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { status, body } = await exchange(identity, code, verifier);
        return status === 200 ? (await openSession(body.access_token)).body.session : undefined;
      }),
    );
    const living = await Promise.all(
      opened
        .filter((session) => session !== undefined)
        .map(async (session) => (await askApi(identity, "/session/token", { session })).status),
    );
    expect(living.filter((status) => status === 200)).toEqual([]);
  }
});

test("made-up codes leave nothing behind", async () => {
  await exchange(identity, "nobody's code", pkce().verifier);
  const { rowCount } = await identity.db.$client.query("select from spent_codes");
  expect(rowCount).toBe(0);
});
