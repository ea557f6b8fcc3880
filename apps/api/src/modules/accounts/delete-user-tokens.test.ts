import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../../composition/schema.ts";
import { ENDPOINT, type Answer } from "../../testing/test-shop.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { createAccounts, type Accounts } from "./index.ts";
import {
  askApi,
  openIdentity,
  openShopSession,
  PASSWORD,
  signedIn,
  type Identity,
} from "./testing/identity.ts";

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

/** The endpoint of one process, with the account site's tokens. */
function endpointOf(accounts: Accounts) {
  const services: Services = { ...identity.services, sessionsEnded: () => accounts.sessionsEnded() };
  const handle = createGraphqlHandler({
    schema,
    services,
    log: createLog("silent"),
    documentsFile: "/nonexistent",
    viewerOf: accounts.verifyAccessToken,
  });
  return async (text: string, token: string): Promise<Answer> => {
    const request = new Request(ENDPOINT, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: text }),
    });
    const response = await handle(request, { address: "192.0.2.1" });
    return {
      status: response.status,
      headers: response.headers,
      ...((await response.json()) as object),
    } as Answer;
  };
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? null;

/** A player logged in on the account site and in a shop, with a shop token. */
async function visitor(email: string) {
  const { uuid, browser } = await signedIn(identity, email);
  const session = await openShopSession(identity, browser);
  const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
  return { uuid, browser, session, token };
}

async function deleteBy(ask: ReturnType<typeof endpointOf>, token: string, email: string) {
  expect(codeOf(await ask("mutation { sendUserDeletionCode { code_seconds } }", token))).toBeNull();
  const code = /\b\d{8}\b/.exec((await queuedMails(identity.db, email)).at(-1)?.text ?? "")?.[0] ?? "none";
  const answer = await ask(`mutation { delUser(code: "${code}") }`, token);
  expect(answer.data).toEqual({ delUser: true });
}

test("outstanding tokens are rejected at once, by every operation", async () => {
  const ask = endpointOf(identity.accounts);
  const { token } = await visitor("mika@example.com");
  expect((await ask("{ me { uuid } }", token)).data).not.toBeNull();
  await deleteBy(ask, token, "mika@example.com");
  for (const text of [
    "{ me { uuid } }",
    "{ findCartStore { uuid } }",
    "mutation { sendUserDeletionCode { code_seconds } }",
    'mutation { delUser(code: "12345678") }',
    'mutation { setUser(profile: { nickname: "Mika" }) { uuid } }',
    'mutation { createPayTicket(platform_key: "international") { token } }',
  ])
    expect([text, codeOf(await ask(text, token))]).toEqual([text, "auth/id-token-expired"]);
});

test("another process learns of it within a second", async () => {
  const ask = endpointOf(identity.accounts);
  const second = endpointOf(await createAccounts(identity.services, { queueMail: () => Promise.resolve() }));
  const { token } = await visitor("sora@example.com");
  expect(codeOf(await second("{ me { uuid } }", token))).toBeNull();
  await deleteBy(ask, token, "sora@example.com");
  await expect
    .poll(async () => codeOf(await second("{ me { uuid } }", token)), { timeout: 1_000, interval: 50 })
    .toBe("auth/id-token-expired");
});

test("the account site and the shop no longer know them, and no login data is left", async () => {
  const { uuid, browser, session, token } = await visitor("ren@example.com");
  await deleteBy(endpointOf(identity.accounts), token, "ren@example.com");
  expect(await browser.me()).toBeNull();
  expect((await askApi(identity, "/session/token", { session })).body).toMatchObject({
    code: "auth/id-token-expired",
  });
  expect((await identity.browser().signIn("ren@example.com")).status).toBe(401);
  for (const table of ["session", "account", "oauth_access_token", "oauth_refresh_token", "oauth_consent"]) {
    const { rowCount } = await identity.db.$client.query(`select from "${table}" where user_id = $1`, [uuid]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

test("the mail address is free for a new account, which is a different player", async () => {
  const email = "yuki@example.com";
  const { uuid, token } = await visitor(email);
  await deleteBy(endpointOf(identity.accounts), token, email);
  const browser = identity.browser();
  const { flow } = await browser.signUp(email);
  const { status } = await browser.post("/sign-up/verify", { flow, code: identity.codeFor(email) });
  expect(status).toBe(200);
  const { rows } = await identity.db.$client.query<{ id: string }>('select id from "user" where email = $1', [
    email,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.id).not.toBe(uuid);
  expect((await identity.browser().signIn(email, PASSWORD)).status).toBe(200);
});

test("a login that completes after its account was deleted opens no shop session", async () => {
  const { uuid, browser, token } = await visitor("aoi@example.com");
  const { rows } = await identity.db.$client.query<Record<string, unknown>>(
    "select * from session where user_id = $1",
    [uuid],
  );
  await deleteBy(endpointOf(identity.accounts), token, "aoi@example.com");
  const [late = {}] = rows;
  const names = Object.keys(late);
  await identity.db.$client.query(
    `insert into session (${names.map((name) => `"${name}"`).join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(late),
  );
  expect(await openShopSession(identity, browser)).toBe("undefined");
});
