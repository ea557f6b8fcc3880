import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageMiddleware, type MiddlewareName } from "./page-middleware.server.ts";

const SECRET = "s".repeat(43);

/** Runs a route's middleware for a request, and returns the outcome. */
async function run(name: string, path: string, cookie = ""): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(apiContext, { publicConfig: { origins: { shop: "http://shop.test" } } } as unknown as SiteHost);
  const [middleware] = pageMiddleware(name as MiddlewareName);
  const url = new URL(`http://shop.test${path}`);
  const request = new Request(url, { headers: cookie === "" ? {} : { cookie } });
  const [, first = ""] = url.pathname.split("/");
  try {
    return await middleware?.(
      { request, url, context, pattern: "", params: first === "account" ? {} : { locale: first } },
      async () => new Response("page"),
    );
  } catch (thrown) {
    return thrown;
  }
}

// R-WEB-12
test("a route that names an unknown middleware is a 500 that says so", async () => {
  for (const name of ["guard", "toString"])
    expect(await run(name, "/account")).toMatchObject({
      data: { message: "Unknown middleware" },
      init: { status: 500 },
    });
});

test("authenticated redirects a guest to the login, uncached", async () => {
  const answer = (await run("authenticated", "/account/log?year=2026")) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/auth/login?returnPath=%2Faccount%2Flog%3Fyear%3D2026");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("authenticated lets a session pass", async () => {
  const answer = await run("authenticated", "/account", `catnip_session=${SECRET}`);
  expect(await (answer as Response).text()).toBe("page");
});

test("checkI18n knows languages from other words", async () => {
  expect(await run("checkI18n", "/xx/test")).toMatchObject({ init: { status: 404 } });
  expect(await ((await run("checkI18n", "/ja-JP/test")) as Response).text()).toBe("page");
});
