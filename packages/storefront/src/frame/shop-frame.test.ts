import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { headers } from "@catnip/site/http/page-headers.ts";
import { loader } from "./shop-frame.server.ts";

/** The frame as loaded when the API answers like this. */
async function frameWhere(fetchApi: SiteHost["fetchApi"]) {
  const context = new RouterContextProvider();
  const origins = { api: "http://api.test" } as SiteHost["publicConfig"]["origins"];
  const bookmarks = { mainlandChina: "http://china.test", international: "http://shop.test" };
  context.set(apiContext, {
    fetchApi,
    fetchAccount: fetchApi,
    publicConfig: { origins, bookmarks, production: true },
  });
  const url = new URL("http://shop.test/terms");
  return loader({ context, params: {}, url, request: new Request(url), pattern: "/terms" });
}

const REFUSED = { errors: [{ message: "Too many.", extensions: { code: "request/too-many" } }] };

test("a page whose frame failed to load is rendered, but not cached", async () => {
  const frame = await frameWhere(() => Promise.resolve(Response.json(REFUSED, { status: 429 })));
  expect(frame).toMatchObject({ data: null, init: { headers: { "Cache-Control": "no-store" } } });
});

test.each([
  { around: "no-store", own: "public, s-maxage=60", is: "no-store" },
  { around: null, own: "public, s-maxage=60", is: "public, s-maxage=60" },
  { around: null, own: null, is: null },
])("a page with $around around it and $own of its own is $is", ({ around, own, is }) => {
  const of = (cache: string | null) => new Headers(cache === null ? {} : { "Cache-Control": cache });
  const made = headers({
    parentHeaders: of(around),
    loaderHeaders: of(own),
    actionHeaders: of(null),
    errorHeaders: undefined,
  });
  expect(made.get("Cache-Control")).toBe(is);
});
