import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchToken } from "./early-token.ts";

const answer = new Response("{}");
const early = new Response("{}");
const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answer));

beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("performance", { now: () => 1_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyToken = undefined;
});

// R-WEB-55
test("the answer that the page has asked for is taken once", async () => {
  globalThis.earlyToken = Promise.resolve(early);
  expect(await fetchToken()).toBe(early);
  expect(fetch).not.toHaveBeenCalled();
  expect(await fetchToken()).toBe(answer);
});

test("a page that nobody started for long asks again", async () => {
  globalThis.earlyToken = Promise.resolve(early);
  vi.stubGlobal("performance", { now: () => 21_000 });
  expect(await fetchToken()).toBe(answer);
});

test("when the network failed the page asks again", async () => {
  globalThis.earlyToken = Promise.reject(new TypeError("Failed to fetch"));
  expect(await fetchToken()).toBe(answer);
});
