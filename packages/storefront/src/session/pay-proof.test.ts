import { beforeEach, describe, expect, test } from "vitest";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { provePaySession } from "./pay-proof.server.ts";

const CHALLENGE = "c".repeat(43);
const PROOF = "p".repeat(43);
const SESSION = "s".repeat(43);

/** A fake API: records requests and returns a set answer. */
let asked: { readonly path: string; readonly authorization: string | null; readonly body: unknown }[];
let answers: { token: () => Response; graphql: () => Response };
beforeEach(() => {
  asked = [];
  answers = {
    token: () => Response.json({ access_token: "access", expires_in: 600 }),
    graphql: () => Response.json({ data: { confirmPayTicket: { proof: PROOF } } }),
  };
});

const host = {
  fetchApi: async (request: Request) => {
    const { pathname } = new URL(request.url);
    const body: unknown = await request.json();
    asked.push({ path: pathname, authorization: request.headers.get("authorization"), body });
    return pathname === "/session/token" ? answers.token() : answers.graphql();
  },
  publicConfig: {
    production: true,
    origins: { shop: "https://shop.test", pay: "https://pay.example", api: "https://api.test" },
  },
} as unknown as SiteHost;

const prove = (cookie: string, query = `challenge=${CHALLENGE}&locale=zh-CN`) =>
  // As forwarded by a proxy that terminated TLS.
  provePaySession(new Request(`http://shop.test/auth/pay?${query}`, { headers: { cookie } }), host);
const backAt = (response: Response) => {
  const url = new URL(response.headers.get("location") ?? "");
  return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};

test("the session that requested the ticket sends the browser back with a proof, in its language", async () => {
  const response = await prove(`__Host-catnip_session=${SESSION}`);
  expect(response.status).toBe(302);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(backAt(response)).toEqual({
    page: "https://pay.example/zh-CN/open",
    challenge: CHALLENGE,
    proof: PROOF,
  });
  expect(asked).toMatchObject([
    { path: "/session/token", body: { session: SESSION } },
    { path: "/graphql", authorization: "Bearer access", body: { variables: { challenge: CHALLENGE } } },
  ]);
});

describe("is sent back without a proof", () => {
  test.each([
    ["a guest", ""],
    ["a session planted from another host", `catnip_session=${SESSION}`],
  ])("%s", async (_who, cookie) => {
    expect(backAt(await prove(cookie))).toMatchObject({ problem: "pay/other-browser" });
    expect(asked).toEqual([]);
  });

  test("a session that has ended", async () => {
    answers.token = () => Response.json({ code: "auth/id-token-expired" }, { status: 401 });
    expect(backAt(await prove(`__Host-catnip_session=${SESSION}`))).toMatchObject({
      problem: "pay/other-browser",
    });
  });

  test("a session that did not request this ticket", async () => {
    answers.graphql = () =>
      Response.json({
        errors: [{ message: "made elsewhere", extensions: { code: "pay/other-browser" } }],
      });
    const back = backAt(await prove(`__Host-catnip_session=${SESSION}`));
    expect(back).toMatchObject({ problem: "pay/other-browser" });
    expect(back).not.toHaveProperty("proof");
  });

  test("any visitor while the API is down", async () => {
    answers.token = () => new Response("", { status: 503 });
    expect(backAt(await prove(`__Host-catnip_session=${SESSION}`))).toMatchObject({
      problem: "service/unavailable",
    });
  });
});

test.each(["//evil.test", "https://evil.test", "xx-XX", ""])(
  "a locale of %j still leads to the pay site",
  async (locale) => {
    const query = new URLSearchParams({ challenge: CHALLENGE, locale }).toString();
    expect(backAt(await prove("", query)).page).toBe("https://pay.example/open");
  },
);
