import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CoinRateDocument, type CoinRateQuery } from "../payments/index.ts";
import { AddWishlistDocument, WishlistsDocument } from "../wishlists/index.ts";
import { createBrowserClient, type BrowserClient } from "./browser-client.ts";

/** A fake API that returns its current rate for each currency, and fails mutations when told to. */
let rate: number;
let asked: number;
let isRefusing: boolean;
let hold: Promise<void> | null;
let changed: (number | null)[];
let client: BrowserClient;

type Asked = { readonly variables: { readonly currency_id?: string } };

beforeEach(() => {
  rate = 1_000;
  asked = 0;
  isRefusing = false;
  hold = null;
  changed = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    asked += 1;
    const { currency_id } = (JSON.parse(body) as Asked).variables;
    const data = currency_id
      ? { getPlatformCoinToCurrencyIdRate: { currency_id, minor_per_100_coins: rate } }
      : { addWishlist: { uuid: "wish", store_id: 1 } };
    const answer = isRefusing ? { errors: [{ message: "No." }] } : { data };
    await hold;
    return Response.json(answer);
  });
  const tokens = { get: async () => null, forget: () => {} };
  client = createBrowserClient("http://api.test", tokens, { onChange: (key) => changed.push(key) });
});
afterEach(() => vi.unstubAllGlobals());

const rateIn = async (currency_id: string, fresh = false) =>
  (await client.query(CoinRateDocument, { currency_id }, { fresh })).getPlatformCoinToCurrencyIdRate
    .minor_per_100_coins;

/** Writes another rate into the cached answers for dollars. */
const toDollars =
  (next: number) =>
  ({ getPlatformCoinToCurrencyIdRate: known }: CoinRateQuery, { currency_id }: { currency_id: string }) =>
    currency_id === "USD"
      ? { getPlatformCoinToCurrencyIdRate: { ...known, minor_per_100_coins: next } }
      : null;

const wish = (options: Parameters<typeof client.mutate>[2]) =>
  client.mutate(AddWishlistDocument, { store_id: 1 }, options);

test("what a mutation writes to the cache shows in the next read, without a request", async () => {
  expect([await rateIn("USD"), await rateIn("CNY")]).toEqual([1_000, 1_000]);
  changed = [];
  await wish({ changes: (answers) => answers.update(CoinRateDocument, toDollars(900)) });
  expect(changed).toHaveLength(1);
  expect([await rateIn("USD"), await rateIn("CNY")]).toEqual([900, 1_000]);
  expect(asked, "two questions and one action").toBe(3);
});

test("what a mutation invalidates is refetched, and nothing else", async () => {
  await rateIn("USD");
  await wish({
    changes: (answers) => {
      answers.drop(CoinRateDocument);
      answers.drop(WishlistsDocument);
    },
  });
  rate = 800;
  expect(await rateIn("USD")).toBe(800);
  expect(await rateIn("USD")).toBe(800);
  expect(asked).toBe(3);
});

test("a refetch with a different answer notifies; an identical one does not", async () => {
  await rateIn("USD");
  changed = [];
  await rateIn("USD", true);
  expect(changed).toEqual([]);
  rate = 700;
  await rateIn("USD", true);
  expect(changed).toHaveLength(1);
});

test("an answer that left the API before a mutation is not cached", async () => {
  await rateIn("USD");
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const late = rateIn("USD", true);
  // The query is in flight; the mutation is answered first.
  await vi.waitFor(() => expect(asked).toBe(2));
  client.update(CoinRateDocument, toDollars(900));
  changed = [];
  hold = null;
  resolve();
  await late;
  expect(changed, "whoever shows it asks again").toHaveLength(1);
  rate = 900;
  expect(await rateIn("USD")).toBe(900);
});

describe("an optimistic update", () => {
  const optimistic: Parameters<typeof wish>[0] = {
    optimistic: (answers) => answers.update(CoinRateDocument, toDollars(900)),
  };

  test("shows before the API has answered, and stays on success", async () => {
    await rateIn("USD");
    const acting = wish(optimistic);
    expect(await rateIn("USD")).toBe(900);
    await acting;
    expect(await rateIn("USD")).toBe(900);
  });

  test("is rolled back on failure", async () => {
    await rateIn("USD");
    isRefusing = true;
    const acting = wish(optimistic);
    expect(await rateIn("USD")).toBe(900);
    await expect(acting).rejects.toMatchObject({ name: "ApiFault" });
    expect(await rateIn("USD")).toBe(1_000);
    expect(asked, "nothing was asked again").toBe(2);
  });

  test("does not roll back what another mutation has changed since: that is refetched", async () => {
    await rateIn("USD");
    isRefusing = true;
    const acting = wish(optimistic);
    client.update(CoinRateDocument, toDollars(850));
    await expect(acting).rejects.toMatchObject({ name: "ApiFault" });
    isRefusing = false;
    rate = 860;
    expect(await rateIn("USD")).toBe(860);
  });
});
