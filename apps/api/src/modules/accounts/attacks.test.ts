import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TOKEN_SECONDS_MAX } from "./access-tokens.ts";
import { networkOf } from "../../platform/network.ts";
import { describeUserAgent } from "./site-sessions.service.ts";
import {
  ACCOUNT,
  API,
  PASSWORD,
  askApi,
  openIdentity,
  openShopSession,
  signedIn,
  type Identity,
} from "./testing/identity.ts";

// R-SIG-2
describe("tokens", () => {
  let identity: Identity;
  let token: string;
  let sid: string;
  let userUuid: string;
  beforeAll(async () => {
    identity = await openIdentity();
    const { uuid, browser } = await signedIn(identity);
    const session = await openShopSession(identity, browser);
    token = String((await askApi(identity, "/session/token", { session })).body.access_token);
    sid = (await identity.accounts.verifyAccessToken(token)).sid;
    userUuid = uuid;
  });
  afterAll(() => identity.close());

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = (header: object, claims: object, signature: (input: string) => string) => {
    const [ownHeader, ownClaims] = [jsonPart(0), jsonPart(1)];
    const input = `${encode({ ...ownHeader, ...header })}.${encode({ ...ownClaims, ...claims })}`;
    return `${input}.${signature(input)}`;
  };
  const jsonPart = (index: number) =>
    JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString()) as Record<string, unknown>;
  const refusal = (candidate: string) =>
    identity.accounts.verifyAccessToken(candidate).then(
      () => "let in",
      (error: { code?: string }) => error.code,
    );

  test("an unmodified token is accepted", async () => {
    expect(await refusal(token)).toBe("let in");
  });

  test("rejected without a signature", async () => {
    expect(await refusal(forged({ alg: "none" }, {}, () => ""))).toBe("auth/argument-error");
  });

  test("rejected when signed with the public key as a shared secret", async () => {
    const jwks = (await (await identity.browser().send("/jwks")).json()) as {
      keys: { x: string; d?: string }[];
    };
    expect(jwks.keys[0]?.d).toBeUndefined();
    const hmac = (secret: string | Buffer) => (input: string) =>
      createHmac("sha256", secret).update(input).digest("base64url");
    expect(
      await refusal(forged({ alg: "HS256" }, {}, hmac(Buffer.from(jwks.keys[0]?.x ?? "", "base64url")))),
    ).toBe("auth/argument-error");
    expect(await refusal(forged({ alg: "HS256" }, {}, hmac(JSON.stringify(jwks.keys[0]))))).toBe(
      "auth/argument-error",
    );
  });

  test("rejected when signed with a foreign key, whether or not the header names it", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    const own = (input: string) => sign(null, Buffer.from(input), privateKey).toString("base64url");
    expect(await refusal(forged({}, {}, own))).toBe("auth/argument-error");
    expect(await refusal(forged({ jwk: publicKey.export({ format: "jwk" }) }, {}, own))).toBe(
      "auth/argument-error",
    );
    expect(await refusal(forged({ kid: "../../../dev/null" }, {}, own))).toBe("auth/argument-error");
    expect(await refusal(forged({ jku: "http://evil.test/keys" }, {}, own))).toBe("auth/argument-error");
  });

  test("rejected with different claims under the old signature", async () => {
    const signature = token.split(".")[2] ?? "";
    expect(await refusal(forged({}, { roles: ["root"] }, () => signature))).toBe("auth/argument-error");
  });

  test("a pay token is marked as one", async () => {
    const pay = await identity.accounts.mintAccessToken({ userUuid, sid, audience: "pay", ttlSeconds: 600 });
    expect(await identity.accounts.verifyAccessToken(pay)).toEqual({
      uuid: userUuid,
      sid,
      roles: [],
      audience: "pay",
    });
  });

  test("a pay token of an ended session stays rejected until it would have expired", async () => {
    const other = await signedIn(identity, "left-while-paying@example.com");
    const session = await openShopSession(identity, other.browser);
    const { access_token } = (await askApi(identity, "/session/token", { session })).body;
    const shop = await identity.accounts.verifyAccessToken(String(access_token));
    const pay = await identity.accounts.mintAccessToken({
      userUuid: shop.uuid,
      sid: shop.sid,
      audience: "pay",
      ttlSeconds: TOKEN_SECONDS_MAX,
    });
    await askApi(identity, "/session/revoke", { session });
    expect(await refusal(pay)).toBe("auth/id-token-expired");
    identity.skip(TOKEN_SECONDS_MAX - 60);
    // A logout makes this process reload the list of ended sessions.
    await askApi(identity, "/session/revoke", { session: "no session at all" });
    expect(await refusal(pay)).toBe("auth/id-token-expired");
    identity.skip(60 - TOKEN_SECONDS_MAX);
  });

  test("no token outlives the record of ended sessions", async () => {
    const endless = { userUuid, sid, audience: "pay", ttlSeconds: TOKEN_SECONDS_MAX + 1 } as const;
    await expect(identity.accounts.mintAccessToken(endless)).rejects.toThrow(RangeError);
  });

  test("a token for ending the session is no access token", async () => {
    const other = await signedIn(identity, "leaving@example.com");
    const session = await openShopSession(identity, other.browser);
    const { body } = await askApi(identity, "/session/revoke", { session });
    expect(await refusal(String(body.end_session_token))).toBe("auth/argument-error");
  });

  test("an expired token is rejected as expired", async () => {
    const short = await identity.accounts.mintAccessToken({ userUuid, sid, audience: "api", ttlSeconds: 30 });
    identity.skip(60);
    expect(await refusal(short)).toBe("auth/id-token-expired");
    expect(await refusal(token)).toBe("let in");
  });

  test.each(["", "x", "a.b.c", `${"A".repeat(50_000)}.B.C`])("garbage is rejected", async (nonsense) => {
    expect(await refusal(nonsense)).toBe("auth/argument-error");
  });

  test("a session secret cannot be derived from its sid, and the table stores no secret", async () => {
    expect((await askApi(identity, "/session/token", { session: sid })).status).toBe(401);
    const { browser } = await signedIn(identity, "secret@example.com");
    const session = await openShopSession(identity, browser);
    const { rows } = await identity.db.$client.query(
      "select count(*)::int as n from site_sessions t where t::text like $1",
      [`%${session}%`],
    );
    expect(rows[0]).toEqual({ n: 0 });
  });

  test("the session endpoints ignore cookies", async () => {
    const request = new Request(`${API}/session/token`, {
      method: "POST",
      headers: { cookie: "session=x", "content-type": "application/json" },
      body: "{}",
    });
    expect((await identity.accounts.sessionHandler(request)).status).toBe(400);
  });
});

// R-ACC-8
describe("rate limits", () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await openIdentity({ slack: 1, connections: 20 });
    await identity.accounts.createUser({
      uuid: crypto.randomUUID(),
      email: "mika@example.com",
      password: PASSWORD,
      nickname: "Mika",
      roles: ["player"],
      verified: true,
    });
  });
  afterAll(() => identity.close());

  test("out of a hundred concurrent wrong passwords five are checked, and the owner elsewhere can still log in", async () => {
    const attacker = identity.browser("198.51.100.7");
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => attacker.signIn("mika@example.com", `Wrong${index}Tea`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await attacker.signIn("mika@example.com")).status).toBe(429);
    expect((await identity.browser("203.0.113.5").signIn("mika@example.com")).status).toBe(200);
    identity.skip(16 * 60);
    expect((await attacker.signIn("mika@example.com")).status).toBe(200);
  });

  test("a spoofed address header does not make a new visitor", async () => {
    const attacker = identity.browser("198.51.100.8");
    const spoof = (index: number) => ({
      "x-forwarded-for": `10.0.0.${index}`,
      "x-catnip-address": `10.0.0.${index}`,
      "x-real-ip": `10.0.0.${index}`,
    });
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      answers.push(
        await attacker.post(
          "/sign-in/email",
          { email: "mika@example.com", password: "Wrong42Tea" },
          spoof(index),
        ),
      );
    }
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test("five codes a day for an address, known or not; the links sent after that cannot be guessed", async () => {
    for (const email of ["mika@example.com", "nobody@example.com"]) {
      const flows = [];
      for (let index = 0; index < 6; index += 1) {
        const browser = identity.browser(`203.0.113.${index + 20}`);
        const answer = await browser.post("/password/forgot", { email });
        flows.push(((await answer.json()) as { flow?: string }).flow);
      }
      expect(flows.map((flow) => typeof flow)).toEqual([...Array<string>(5).fill("string"), "undefined"]);
    }
  });

  test("five sign-ups a day for an address", async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const browser = identity.browser(`203.0.113.${index + 40}`);
      const signUp = { email: "fresh@example.com", password: PASSWORD, adult: true };
      statuses.push((await browser.post("/sign-up", signUp)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  // R-ACC-6
  test("known and unknown addresses take the same time", async () => {
    const relaxed = await openIdentity();
    await relaxed.accounts.createUser({
      uuid: crypto.randomUUID(),
      email: "mika@example.com",
      password: PASSWORD,
      nickname: "Mika",
      roles: ["player"],
      verified: true,
    });
    const time = async (email: string) => {
      const start = performance.now();
      await relaxed.browser().signIn(email, "Wrong42Tea");
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // Interleaved, so that load on the machine affects both alike.
    for (let round = 0; round < 30; round += 1) {
      known.push(await time("mika@example.com"));
      unknown.push(await time(`nobody${round}@example.com`));
    }
    // Either way the work is one argon2id (tens of ms); without it an unknown address would answer at once.
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
    await relaxed.close();
  });
});

test.each([
  { address: "203.0.113.9", network: "203.0.113.9" },
  { address: "::ffff:203.0.113.9", network: "203.0.113.9" },
  { address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2::/64" },
  { address: "2001:0DB8:1:2::9", network: "2001:db8:1:2::/64" },
  { address: "::1", network: "0:0:0:0::/64" },
])("$address is one visitor of $network", ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});

test("sessions are listed by names a player recognizes", () => {
  expect(
    describeUserAgent("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"),
  ).toBe("Firefox · Windows");
  expect(
    describeUserAgent(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari · iOS");
  expect(describeUserAgent("curl/8")).toBe("Browser");
});

// R-SIG-1
test("over https the cookies are scoped to the account host", async () => {
  const identity = await openIdentity({ originPattern: "https://{site}.catnip.test" });
  await identity.accounts.createUser({
    uuid: crypto.randomUUID(),
    email: "mika@example.com",
    password: PASSWORD,
    nickname: "Mika",
    roles: ["player"],
    verified: true,
  });
  const request = new Request("https://account.catnip.test/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://account.catnip.test" },
    body: JSON.stringify({ email: "mika@example.com", password: PASSWORD }),
  });
  const answer = await identity.accounts.authHandler(request, { address: "192.0.2.1" });
  const forThisHost = "(?!.*Domain=)(?=.*Path=/)(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)";
  expect(answer.headers.getSetCookie()).toEqual(
    ["session_token", "device"].map((name) =>
      expect.stringMatching(new RegExp(`^__Host-catnip\\.${name}=${forThisHost}`)),
    ),
  );
  await identity.close();
});

test("with the database down no one is let in, and every response says to retry", async () => {
  const identity = await openIdentity();
  const { browser } = await signedIn(identity);
  const session = await openShopSession(identity, browser);
  const token = String((await askApi(identity, "/session/token", { session })).body.access_token);
  await identity.db.$client.end();
  expect((await askApi(identity, "/session/token", { session })).body.code).toBe("service/unavailable");
  expect((await browser.signIn("mika@example.com")).status).toBe(503);
  await expect(identity.accounts.verifyAccessToken(token)).rejects.toThrow();
  const away = await browser.authorize({ verifier: "", challenge: "x".repeat(43) });
  expect(away.href).toBe(`${ACCOUNT}/error?problem=unavailable`);
});

test("discovery lists exactly the endpoints that are served", async () => {
  const identity = await openIdentity();
  const answer = await identity.browser().send("/.well-known/openid-configuration");
  expect(await answer.json()).toMatchObject({
    issuer: `${ACCOUNT}/auth`,
    authorization_endpoint: `${ACCOUNT}/auth/oauth2/authorize`,
    token_endpoint: `${ACCOUNT}/auth/oauth2/token`,
    jwks_uri: `${ACCOUNT}/auth/jwks`,
    code_challenge_methods_supported: ["S256"],
  });
  await identity.close();
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
