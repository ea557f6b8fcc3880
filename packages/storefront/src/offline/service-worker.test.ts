import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { KEPT_SCRIPT } from "./offline-copy.ts";
import { CACHE_PREFIX, TAKE_OVER } from "./worker-messages.ts";

const SHOP = "https://shop.test";
const page = (says: string) =>
  `<html><head></head><body>${says}<script ${KEPT_SCRIPT}="">1</script></body></html>`;

/** The content of the browser's caches: bodies by path, by cache. */
const stores = new Map<string, Map<string, string>>();
const cacheOf = (name: string) => {
  const held = stores.get(name) ?? new Map<string, string>();
  stores.set(name, held);
  return {
    match: async (path: string) => (held.has(path) ? new Response(held.get(path)) : undefined),
    put: async (path: string, response: Response) => void held.set(path, await response.text()),
  };
};
const kept = () => [...stores].flatMap(([, held]) => [...held]);

/** The network: the response of each path. */
let answers: Readonly<Record<string, () => Response>> = {};
const asked: { readonly path: string; readonly init: RequestInit | undefined }[] = [];
const network = async (at: string | { readonly url: string }, init?: RequestInit): Promise<Response> => {
  const path = typeof at === "string" ? at : at.url.slice(SHOP.length);
  asked.push({ path, init });
  const answer = answers[path];
  if (!answer) throw new TypeError("Failed to fetch");
  return answer();
};

const listeners = new Map<string, (event: unknown) => void>();
const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
beforeAll(async () => {
  vi.stubGlobal("addEventListener", (type: string, listen: (event: unknown) => void) =>
    listeners.set(type, listen),
  );
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("registration", {});
  vi.stubGlobal("clients", { claim: async () => undefined });
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("caches", {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  await import("./service-worker.ts");
});
beforeEach(() => {
  stores.clear();
  asked.length = 0;
  answers = { "/offline": () => html(page("offline")) };
});

const html = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": "text/html", ...headers } });
/** As a browser marks a redirected response. */
const redirected = (response: Response) => Object.defineProperty(response, "redirected", { value: true });

/** Fires an event, and waits for everything it started. */
async function fire(type: string, event: object): Promise<Response | undefined> {
  const begun: Promise<unknown>[] = [];
  let answered: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => void begun.push(work),
    respondWith: (response: Promise<Response>) => (answered = response),
  });
  const response = await answered;
  await Promise.allSettled(begun);
  return response;
}
const open = (path: string, more: object = {}) =>
  fire("fetch", { request: { url: SHOP + path, mode: "navigate", method: "GET", ...more } });

// R-WEB-30
describe("only the offline page is stored, for any response of a page", () => {
  test.each<[string, string, () => Response, readonly string[]]>([
    ["a page", "/store", () => html("shelves"), ["/offline"]],
    ["a player's page", "/account/log", () => html("mika@example.test"), ["/offline"]],
    ["a page in another language", "/zh-CN/store", () => html("shelves"), ["/zh-CN/offline"]],
    ["an address with a query", "/store?a=/offline&b=%2Foffline#x", () => html("shelves"), ["/offline"]],
    ["an address that looks like the offline page", "/offline/", () => html("not that"), ["/offline"]],
    ["a page that is not found", "/nothing", () => html("none", 404), []],
    ["a fault", "/store", () => html("broken", 500), []],
    ["a redirect", "/store", () => Object.defineProperty(new Response(null), "ok", { value: false }), []],
  ])("%s", async (_says, path, answer, paths) => {
    answers = { ...answers, [path]: answer, "/zh-CN/offline": () => html(page("offline in Chinese")) };
    await open(path);
    expect(kept().map(([at]) => at)).toEqual(paths);
    for (const [, body] of kept()) expect(body).toMatch(/offline/);
  });

  test.each([
    ["a form that is sent", { method: "POST" }],
    ["a script", { mode: "no-cors" }],
    ["an answer of the API", { mode: "cors" }],
  ])("%s goes its way", async (_says, more) => {
    expect(await open("/store", more)).toBeUndefined();
    expect([asked, kept()]).toEqual([[], []]);
  });
});

// R-WEB-30
describe("the offline page is requested without cookies, and stored only if it is that page", () => {
  test("without cookies, and not from an earlier release's cache", async () => {
    await fire("install", {});
    expect(asked.map(({ path, init }) => [path, init?.credentials])).toEqual([["/offline", "omit"]]);
    expect(asked[0]?.init?.cache).toBe("no-cache");
    expect(kept()).toHaveLength(1);
  });

  test.each<[string, Readonly<Record<string, () => Response>>]>([
    ["is not found", { "/offline": () => html(page("x"), 404) }],
    ["is broken", { "/offline": () => html(page("x"), 503) }],
    ["is another page, after a redirect", { "/offline": () => redirected(html(page("x"))) }],
    ["is the page of a network that wants a login", { "/offline": () => html("<h1>Wi-Fi</h1>") }],
    ["is the shop's home page", { "/offline": () => html("<script src=/app.js></script>") }],
    ["is data", { "/offline": () => Response.json({ me: "mika@example.test" }) }],
    ["cannot be reached", { "/offline": () => Response.error() }],
  ])("not when it %s", async (_says, instead) => {
    answers = { ...answers, ...instead };
    await fire("install", {});
    expect(kept()).toEqual([]);
  });
});

// R-WEB-30
describe("without a network", () => {
  const offline = async (path: string) => (await open(path))?.text();

  test("the page is shown in the language of the address, or in the first one", async () => {
    answers = { ...answers, "/zh-CN/store": () => html("x"), "/zh-CN/offline": () => html(page("Chinese")) };
    await fire("install", {});
    await open("/zh-CN/store");
    answers = {};
    expect(await offline("/zh-CN/my-store")).toContain("Chinese");
    expect(await offline("/ja-JP/my-store")).toContain("offline");
    expect(await offline("/account/log?x=1")).toContain("offline");
  });

  test("without a stored page the browser shows its own error", async () => {
    answers = {};
    await expect(open("/store")).rejects.toThrow("Failed to fetch");
  });
});

// R-WEB-30
test("a release drops the caches of earlier ones, and no others", async () => {
  await fire("install", {});
  stores.set(`${CACHE_PREFIX}earlier`, new Map([["/offline", "old"]]));
  stores.set("another-cache", new Map());
  await fire("activate", {});
  expect([...stores.keys()]).toEqual([expect.stringContaining(CACHE_PREFIX), "another-cache"]);
  expect(kept().map(([path]) => path)).toEqual(["/offline"]);
  expect(kept().join()).not.toContain("old");
});

// R-WEB-30
test("a release takes over only on that message", async () => {
  for (const data of [undefined, null, {}, "take", [TAKE_OVER]]) await fire("message", { data });
  expect(skipWaiting).not.toHaveBeenCalled();
  await fire("message", { data: TAKE_OVER });
  expect(skipWaiting).toHaveBeenCalledOnce();
});
