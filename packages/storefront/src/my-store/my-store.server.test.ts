import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { headers } from "./my-store.route.tsx";
import { loader } from "./my-store.server.ts";

const COOKIE = `__Host-catnip_session=${"s".repeat(43)}`;

/** Opens My Store at a host whose API returns these responses. */
async function open(cookie: string, token: Response, graphql = Response.json({})) {
  const calls: { readonly path: string; readonly authorization: string | null }[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, {
    fetchApi: async (request: Request) => {
      const { pathname } = new URL(request.url);
      calls.push({ path: pathname, authorization: request.headers.get("authorization") });
      return pathname === "/session/token" ? token : graphql.clone();
    },
    publicConfig: {
      production: true,
      origins: { shop: "https://shop.test", api: "https://api.test" },
    },
  } as unknown as SiteHost);
  const request = new Request("http://shop.test/my-store?tab=cart", { headers: { cookie } });
  const url = new URL(request.url);
  const loaded = await loader({ request, url, params: {}, context } as unknown as LoaderFunctionArgs);
  return { loaded, calls };
}

const token = () => Response.json({ access_token: "access", expires_in: 600 });

// R-WEB-40
test("a guest, or a session that has ended, causes no query for games", async () => {
  expect(await open("", token())).toEqual({ loaded: { status: "guest" }, calls: [] });
  const ended = await open(COOKIE, Response.json({ code: "auth/login-required" }, { status: 401 }));
  expect(ended.loaded).toEqual({ status: "guest" });
  expect(ended.calls.map(({ path }) => path)).toEqual(["/session/token"]);
});

// R-WEB-40
test("a session whose player cannot be loaded is not a guest", async () => {
  const { loaded } = await open(COOKIE, new Response(null, { status: 503 }));
  expect(loaded).toEqual({ status: "unavailable" });
  const refused = Response.json({ errors: [{ message: "", extensions: { code: "service/unavailable" } }] });
  expect((await open(COOKIE, token(), refused)).loaded).toEqual({ status: "unavailable" });
});

// R-WEB-40
test("a player's shelf is requested with their own token, and never cached", async () => {
  const data = { findCartStore: [], getConfig2: { price_rate: [] }, me: { country: "JP" } };
  const { loaded, calls } = await open(COOKIE, token(), Response.json({ data }));
  expect(loaded).toMatchObject({ status: "player" });
  expect(calls.slice(1).every(({ authorization }) => authorization === "Bearer access")).toBe(true);
  expect(headers()).toEqual({ "Cache-Control": "private, no-store" });
});
