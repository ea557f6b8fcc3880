import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyAnswersScript, fetchAnswer, forgetAnswers } from "./early-answers.ts";

const API = "https://api.test";
const LIBRARY = '{"documentId":"sha256:1","variables":{"name":"</script>"}}';
const PLAYER = '{"documentId":"sha256:2","variables":{}}';

const fetch = vi.fn<typeof globalThis.fetch>();
const asks = (body: string) => fetchAnswer(`${API}/graphql`, { method: "POST", body });

/** Runs the script in a page whose head has asked for a token and got this answer. */
function opens(token: Promise<Response>, search = "") {
  vi.stubGlobal("document", { documentElement: { dataset: { api: API } } });
  vi.stubGlobal("location", { search });
  vi.stubGlobal("self", globalThis);
  globalThis.earlyToken = token;
  runInThisContext(earlyAnswersScript([LIBRARY, PLAYER], String.raw`\?tab=purchased`));
}
const token = () => Promise.resolve(Response.json({ access_token: "t", expires_in: 60 }));

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation((_input, init) =>
    Promise.resolve(new Response(`answer to ${typeof init?.body === "string" ? init.body : ""}`)),
  );
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("performance", { now: () => 1_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyToken = undefined;
  forgetAnswers();
});

// R-WEB-77
test.each(["", "?tab=purchased"])(
  "what the page has asked with %j in its address is taken once",
  async (search) => {
    const given = token();
    opens(given, search);
    expect(await (await asks(LIBRARY)).text()).toBe(`answer to ${LIBRARY}`);
    expect(fetch.mock.calls.map(([to, init]) => [to, init?.body])).toEqual([
      [`${API}/graphql`, LIBRARY],
      [`${API}/graphql`, PLAYER],
    ]);
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("authorization")).toBe("Bearer t");
    expect(await (await given).json(), "the token is still there for the page").toMatchObject({
      access_token: "t",
    });
    await asks(LIBRARY);
    expect(fetch).toHaveBeenCalledTimes(3);
  },
);

test("another request is sent", async () => {
  opens(token());
  await asks('{"documentId":"sha256:3"}');
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toContain('{"documentId":"sha256:3"}');
});

test("a page of something else, or of a guest, asks for nothing", async () => {
  opens(token(), "?tab=cart");
  expect(globalThis.earlyAnswers).toBeUndefined();
  globalThis.earlyToken = undefined;
  runInThisContext(earlyAnswersScript([LIBRARY], ""));
  expect(globalThis.earlyAnswers).toBeUndefined();
});

test("a session without a token, and a network that fails, leave it to the page", async () => {
  opens(Promise.resolve(Response.json({}, { status: 401 })));
  expect(await (await asks(LIBRARY)).text()).toBe(`answer to ${LIBRARY}`);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockReset();
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockImplementation(() => Promise.resolve(new Response("now")));
  opens(token());
  expect(await (await asks(LIBRARY)).text()).toBe("now");
});

test("an answer that nobody took for long is not shown, nor that of whoever was logged in before", async () => {
  opens(token());
  await globalThis.earlyAnswers?.get(LIBRARY);
  vi.stubGlobal("performance", { now: () => 21_000 });
  await asks(LIBRARY);
  expect(fetch).toHaveBeenCalledTimes(3);
  forgetAnswers();
  vi.stubGlobal("performance", { now: () => 1_000 });
  await asks(PLAYER);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test("no text of a request ends the script", () => {
  expect(earlyAnswersScript([LIBRARY], "")).not.toContain("</script>");
});
