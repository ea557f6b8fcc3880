import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { provePayVisit } from "./pay-visit.server.ts";

const CHALLENGE = "c".repeat(43);
const PROOF = "p".repeat(43);
const NUMBER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const COOKIE = `__Host-catnip_session=${"s".repeat(43)}`;

/** A fake API: records requests and returns a set answer. */
let asked: { readonly path: string; readonly authorization: string | null; readonly body: unknown }[];
let answers: { token: () => Response; graphql: () => Response };
beforeEach(() => {
  asked = [];
  answers = {
    token: () => Response.json({ access_token: "access", expires_in: 600 }),
    graphql: () => Response.json({ data: { provePayVisit: { proof: PROOF } } }),
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

const QUERY = `challenge=${CHALLENGE}&order_no=${NUMBER}`;
const visit = (cookie: string, query = QUERY) =>
  // As forwarded by a proxy that terminated TLS.
  provePayVisit(
    new Request(`http://shop.test/zh-CN/account/payments?${query}`, { headers: { cookie } }),
    host,
  );
const leadsTo = (response: Response) => {
  const url = new URL(response.headers.get("location") ?? "", "https://shop.test");
  return { page: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) };
};

// R-PAY-67
test("a player is sent back to the pay site with a proof, in their language", async () => {
  const response = await visit(COOKIE);
  expect(response.status).toBe(302);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(leadsTo(response)).toEqual({
    page: "https://pay.example/zh-CN/enter",
    challenge: CHALLENGE,
    order_no: NUMBER,
    proof: PROOF,
  });
  expect(asked).toMatchObject([
    { path: "/session/token" },
    {
      path: "/graphql",
      authorization: "Bearer access",
      body: { variables: { challenge: CHALLENGE, platform_key: "international" } },
    },
  ]);
});

// R-PAY-67
describe("logs in first and returns here", () => {
  test.each([
    ["a guest", ""],
    ["a session planted from another host", `catnip_session=${"s".repeat(43)}`],
    ["a session that has ended", COOKIE],
  ])("%s", async (_who, cookie) => {
    answers.token = () => Response.json({ code: "auth/id-token-expired" }, { status: 401 });
    const login = leadsTo(await visit(cookie));
    expect(login).toEqual({
      page: "https://shop.test/auth/login",
      returnPath: `/zh-CN/account/payments?${QUERY}&again=1`,
    });
  });
});

test("is not sent to the login twice", async () => {
  expect(leadsTo(await visit("", `${QUERY}&again=1`))).toEqual({
    page: "https://pay.example/zh-CN/enter",
    challenge: CHALLENGE,
    order_no: NUMBER,
    problem: "auth/login-required",
  });
});

test.each([
  ["while the API is down", () => (answers.token = () => new Response("", { status: 503 }))],
  [
    "while the API cannot answer",
    () =>
      (answers.graphql = () =>
        Response.json({ errors: [{ message: "down", extensions: { code: "service/unavailable" } }] })),
  ],
])("no one gets a proof %s", async (_says, breaks) => {
  breaks();
  const back = leadsTo(await visit(COOKIE));
  expect(back).toMatchObject({ page: "https://pay.example/zh-CN/enter", problem: "service/unavailable" });
  expect(back).not.toHaveProperty("proof");
});

// R-PAY-68
test.each(["//evil.test", "https://evil.test/", "\\evil.test", "../../evil"])(
  "the number %j still leads to the pay site",
  async (order_no) => {
    const query = new URLSearchParams({ challenge: CHALLENGE, order_no }).toString();
    expect(leadsTo(await visit(COOKIE, query)).page).toBe("https://pay.example/zh-CN/enter");
  },
);
