import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { CoinRateDocument } from "./payments/index.ts";
import { AddWishlistDocument } from "./wishlists/index.ts";
import { createAccessTokens } from "./client/access-tokens.ts";
import { createApiClient } from "./client/api-client.ts";
import { ApiFault } from "./client/api-fault.ts";
import { faultOfResult } from "./client/fault-of.ts";
import { query } from "./client/query.ts";

const rate = { __typename: "CoinRate", currency_id: "USD", minor_per_100_coins: 1000 };
const answer = { data: { getPlatformCoinToCurrencyIdRate: rate } };

/** A fake API with one fixed answer that records requests. */
function api(body: object = answer) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json(body);
  };
  return { asked, fetch, origin: "http://api.test" };
}

describe("a query from a loader", () => {
  test("carries the hash of a persisted document and the version, but no query text", async () => {
    const { asked, ...to } = api();
    expect(await query(to, CoinRateDocument, { currency_id: "USD" })).toEqual(answer.data);
    const [request] = asked;
    expect(request?.headers.get("accept-version")).toBe("v2");
    expect(request?.headers.get("authorization")).toBeNull();
    const body = (await request?.json()) as { documentId: string };
    expect(body).toEqual({ documentId: body.documentId, variables: { currency_id: "USD" } });
    const persisted = readFileSync(new URL("./gen/persisted-documents.json", import.meta.url), "utf8");
    expect(Object.keys(JSON.parse(persisted) as object)).toContain(body.documentId);
  });

  // R-ERR-3
  test("fails with the code of the first error, even when there is data", async () => {
    const errors = [
      { message: "No.", extensions: { code: "store/not-found", request_id: "r1", facts: { id: 7 } } },
    ];
    const asking = query(api({ ...answer, errors }), CoinRateDocument, { currency_id: "USD" });
    await expect(asking).rejects.toMatchObject({
      code: "store/not-found",
      requestId: "r1",
      facts: { id: 7 },
    });
  });

  // R-ERR-2
  test("maps an unknown code to 9999", async () => {
    const errors = [{ message: "No.", extensions: { code: "new/code" } }];
    await expect(query(api({ errors }), CoinRateDocument, { currency_id: "USD" })).rejects.toMatchObject({
      code: "9999",
    });
  });

  test.each([
    { says: "that cannot be reached", fetch: () => Promise.reject(new TypeError("fetch failed")) },
    { says: "that does not answer with JSON", fetch: async () => new Response("<h1>502</h1>") },
  ])("to an API $says reports that the service is unavailable", async ({ fetch }) => {
    const asking = query({ origin: "http://api.test", fetch }, CoinRateDocument, { currency_id: "USD" });
    await expect(asking).rejects.toMatchObject({ code: "service/unavailable" });
    await expect(asking).rejects.toBeInstanceOf(ApiFault);
  });
});

describe("access tokens", () => {
  /** A fake site that issues tokens valid for 600 seconds; the test controls the clock. */
  function site({ hasSession = true, ok = true, onSessionEnd = () => {} } = {}) {
    let made = 0;
    const clock = { nowMs: 0 };
    const tokens = createAccessTokens({
      fetch: async () => {
        made += 1;
        return ok
          ? Response.json({ access_token: `token ${made}`, expires_in: 600 })
          : new Response(null, { status: 401 });
      },
      now: () => clock.nowMs,
      hasSession: () => hasSession,
      onSessionEnd,
    });
    return { tokens, clock, made: () => made };
  }

  test("are fetched once and cached until shortly before they expire", async () => {
    const { tokens, clock, made } = site();
    expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(["token 1", "token 1"]);
    clock.nowMs = 569_000;
    expect(await tokens.get()).toBe("token 1");
    clock.nowMs = 571_000;
    expect(await tokens.get()).toBe("token 2");
    expect(made()).toBe(2);
  });

  test("are fetched again after the API rejected one", async () => {
    const { tokens } = site();
    await tokens.get();
    tokens.forget();
    expect(await tokens.get()).toBe("token 2");
  });

  test("cost a guest no request", async () => {
    const { tokens, made } = site({ hasSession: false });
    expect(await tokens.get()).toBeNull();
    expect(made()).toBe(0);
  });

  test("are absent when the session has ended", async () => {
    const onSessionEnd = vi.fn<() => void>();
    expect(await site({ ok: false, onSessionEnd }).tokens.get()).toBeNull();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  test.each([
    {
      says: "that is down",
      code: "service/unavailable",
      fetch: async () => Response.json({ code: "service/unavailable" }, { status: 503 }),
    },
    {
      says: "that answers with something else",
      code: "service/unavailable",
      fetch: async () => new Response("<h1>Proxy</h1>"),
    },
    {
      says: "that cannot be reached",
      code: "other/network-request-failed",
      fetch: () => Promise.reject<Response>(new TypeError("Failed to fetch")),
    },
  ])(
    "a site $says does not turn anybody into a guest: it is a fault, and a retry works",
    async ({ code, fetch }) => {
      let isAway = true;
      const token = { access_token: "token", expires_in: 600 };
      const tokens = createAccessTokens({
        fetch: () => (isAway ? fetch() : Promise.resolve(Response.json(token))),
        now: () => 0,
        hasSession: () => true,
      });
      await expect(tokens.get()).rejects.toMatchObject({ name: "ApiFault", code });
      isAway = false;
      expect(await tokens.get()).toBe("token");
    },
  );
});

describe("the browser's client", () => {
  /** Tokens in the order in which the site gives them; null: a guest. */
  const tokensOf = (...given: (string | null)[]) => {
    const next = [...given];
    let token: string | null = null;
    return {
      current: () => token,
      isDue: () => token === null && next[0] !== null,
      get: async () => (token = next.shift() ?? null),
      forget: () => void (token = null),
    };
  };
  const usd = { currency_id: "USD" };

  /** Answers urql's own fetch. */
  function browser(...bodies: (object | string)[]) {
    const asked: { headers: Headers; body: unknown }[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = async (_input, init) => {
      asked.push({
        headers: new Headers(init?.headers),
        body: JSON.parse(typeof init?.body === "string" ? init.body : "null"),
      });
      const body = bodies[Math.min(asked.length, bodies.length) - 1];
      return typeof body === "string" ? new Response(body, { status: 502 }) : Response.json(body);
    };
    return { asked, [Symbol.dispose]: () => void (globalThis.fetch = original) };
  }

  async function faultOf(tokens: Parameters<typeof createApiClient>[1]): Promise<ApiFault> {
    const { error } = await createApiClient("http://api.test", tokens)
      .query(CoinRateDocument, usd)
      .toPromise();
    if (!error) throw new Error("It was answered");
    return faultOfResult(error);
  }

  test("sends the hash with the token, and answers the second query from its cache", async () => {
    using page = browser(answer);
    const client = createApiClient("http://api.test", tokensOf("token"));
    const { data } = await client.query(CoinRateDocument, usd).toPromise();
    expect(data).toMatchObject(answer.data);
    await client.query(CoinRateDocument, usd).toPromise();
    expect(page.asked).toHaveLength(1);
    expect(page.asked[0]?.body).toEqual({
      documentId: expect.stringMatching(/^[\w-]{16}$/),
      variables: usd,
    });
    expect(page.asked[0]?.headers.get("authorization")).toBe("Bearer token");
    expect(page.asked[0]?.headers.get("accept-version")).toBe("v2");
    await client.query(CoinRateDocument, usd, { requestPolicy: "network-only" }).toPromise();
    expect(page.asked).toHaveLength(2);
  });

  test("refetches what is on screen when a mutation changes it, and says so meanwhile", async () => {
    const wish = { data: { addWishlist: { __typename: "Wishlist", uuid: "wish", store_id: 1 } } };
    const cheaper = { data: { getPlatformCoinToCurrencyIdRate: { ...rate, minor_per_100_coins: 900 } } };
    using page = browser(answer, wish, cheaper);
    const client = createApiClient("http://api.test", tokensOf("token"));
    const shown: unknown[] = [];
    const subscription = client.query(CoinRateDocument, usd).subscribe(({ data, stale }) => {
      shown.push(stale ? "stale" : data?.getPlatformCoinToCurrencyIdRate.minor_per_100_coins);
    });
    await vi.waitFor(() => expect(shown).toEqual([1_000]));
    await client
      .mutation(AddWishlistDocument, { store_id: 1 }, { additionalTypenames: ["CoinRate"] })
      .toPromise();
    expect(shown, "when the mutation is answered").toEqual([1_000, "stale"]);
    await vi.waitFor(() => expect(shown).toEqual([1_000, "stale", 900]));
    expect(page.asked).toHaveLength(3);
    subscription.unsubscribe();
  });

  test("sends a query again that was under way while a mutation changed what it shows", async () => {
    const original = globalThis.fetch;
    const sent: ((data: object) => void)[] = [];
    globalThis.fetch = () =>
      new Promise((resolve) => {
        sent.push((data) => resolve(Response.json({ data })));
      });
    const rateOf = (minor: number) => ({
      getPlatformCoinToCurrencyIdRate: { ...rate, minor_per_100_coins: minor },
    });
    const wish = { addWishlist: { __typename: "Wishlist", uuid: "wish", store_id: 1 } };
    try {
      const client = createApiClient("http://api.test", tokensOf("token"));
      const shown: unknown[] = [];
      const subscription = client.query(CoinRateDocument, usd).subscribe(({ data, stale }) => {
        if (!stale) shown.push(data?.getPlatformCoinToCurrencyIdRate.minor_per_100_coins);
      });
      const mutate = (changed: string) =>
        client.mutation(AddWishlistDocument, { store_id: 1 }, { additionalTypenames: [changed] }).toPromise();
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      const mutation = mutate("CoinRate");
      await vi.waitFor(() => expect(sent).toHaveLength(2));
      sent[1]?.(wish);
      await mutation;
      sent[0]?.(rateOf(1_000));
      await vi.waitFor(() => expect(sent).toHaveLength(3));
      expect(shown).toEqual([]);
      // One that changes something else makes no difference.
      const other = mutate("StoreComment");
      await vi.waitFor(() => expect(sent).toHaveLength(4));
      sent[3]?.(wish);
      await other;
      sent[2]?.(rateOf(900));
      await vi.waitFor(() => expect(shown).toEqual([900]));
      expect(sent).toHaveLength(4);
      subscription.unsubscribe();
    } finally {
      globalThis.fetch = original;
    }
  });

  // R-WEB-22
  test("aborts a request without subscribers", async () => {
    const original = globalThis.fetch;
    const sent: AbortSignal[] = [];
    globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => {
        if (!init?.signal) throw new Error("The request cannot be ended");
        sent.push(init.signal);
        init.signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    try {
      const client = createApiClient("http://api.test", tokensOf("token"));
      const subscription = client.query(CoinRateDocument, usd).subscribe(() => undefined);
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      subscription.unsubscribe();
      expect(sent[0]?.aborted).toBe(true);
    } finally {
      globalThis.fetch = original;
    }
  });

  test("reports the API's refusal with its code; a guest sends no token", async () => {
    using page = browser({ errors: [{ message: "Log in.", extensions: { code: "auth/login-required" } }] });
    expect(await faultOf(tokensOf(null))).toMatchObject({ code: "auth/login-required" });
    expect(page.asked[0]?.headers.get("authorization")).toBeNull();
  });

  test("retries once with a new token when the API rejects the first one as expired", async () => {
    const tooOld = { errors: [{ message: "Old.", extensions: { code: "auth/id-token-expired" } }] };
    using page = browser(tooOld, answer);
    const tokens = tokensOf("first", "second");
    await tokens.get();
    const client = createApiClient("http://api.test", tokens);
    const { data } = await client.query(CoinRateDocument, usd).toPromise();
    expect(data).toMatchObject(answer.data);
    expect(page.asked.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer first",
      "Bearer second",
    ]);
  });

  test("sends nothing, and says why, when there is a session but no token", async () => {
    using page = browser(answer);
    const away = new ApiFault("service/unavailable", "Away.");
    expect(await faultOf({ ...tokensOf("never"), get: () => Promise.reject(away) })).toBe(away);
    expect(page.asked).toHaveLength(0);
  });

  test("does not blame the network for a response that is not from the API", async () => {
    using _ = browser("<h1>Bad gateway</h1>");
    expect(await faultOf(tokensOf("token"))).toMatchObject({ code: "service/unavailable" });
  });
});
