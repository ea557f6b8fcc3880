import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { changesLoader } from "./changes.server.ts";

const ORDER_NO = "01JNB2Q6W0ABCDEFGHJKMNPQRS";

/** Sends a request to the pay site with a fake API; records the API requests. */
async function ask(answer: Response, cookie = "catnip_pay=aa.bb.cc", signal?: AbortSignal) {
  const asked: Request[] = [];
  const context = new RouterContextProvider();
  const host = {
    fetchApi: async (request: Request) => {
      asked.push(request);
      return answer;
    },
    publicConfig: { origins: { shop: "http://shop.test", api: "http://api.test" } },
  };
  context.set(apiContext, host as unknown as SiteHost);
  const request = new Request(`http://pay.test/payment/${ORDER_NO}/return/changes`, {
    headers: { cookie },
    ...(signal && { signal }),
  });
  const response = await changesLoader({ context, params: { orderNo: ORDER_NO }, request });
  return { response, asked };
}

// R-PAY-61
test("events are forwarded as they arrive, with headers that prevent buffering", async () => {
  let send: (text: string) => void = () => undefined;
  const body = new ReadableStream({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const headers = {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "private, no-store, no-transform",
    "x-accel-buffering": "no",
    "x-internal": "stays inside",
  };
  const { response, asked } = await ask(new Response(body, { headers }));
  expect(asked.map(({ url, headers: sent }) => [url, sent.get("authorization"), sent.get("cookie")])).toEqual(
    [[`http://api.test/payments/changes/${ORDER_NO}`, "Bearer aa.bb.cc", null]],
  );
  const { "x-internal": _inside, ...passed } = headers;
  expect(Object.fromEntries(response.headers)).toEqual(passed);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const text of ["first", "second"]) {
    send(text);
    expect((await reader?.read())?.value).toBe(text);
  }
});

// R-PAY-62
test("without a pay session the API is called anonymously, and its error is the response", async () => {
  const { response, asked } = await ask(new Response("{}", { status: 401 }), "");
  expect(asked[0]?.headers.has("authorization")).toBe(false);
  expect(response.status).toBe(401);
});

test("a browser that disconnects aborts the API request, too", async () => {
  const leaving = new AbortController();
  const { asked } = await ask(new Response(null, { status: 200 }), undefined, leaving.signal);
  expect(asked[0]?.signal.aborted).toBe(false);
  leaving.abort();
  expect(asked[0]?.signal.aborted).toBe(true);
});
