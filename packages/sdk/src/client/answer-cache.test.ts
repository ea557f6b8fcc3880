import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CoinRateDocument, type CoinRateQuery } from "../payments/index.ts";
import { AddWishlistDocument, WishlistsDocument } from "../wishlists/index.ts";
import { createBrowserClient, type BrowserClient } from "./browser-client.ts";

/** An API that answers with the rate it has at the moment, for each currency, and refuses mutations when told to. */
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
  client = createBrowserClient("http://api.test", tokens, (key) => changed.push(key));
});
afterEach(() => vi.unstubAllGlobals());

const rateIn = async (currency_id: string, fresh = false) =>
  (await client.query(CoinRateDocument, { currency_id }, { fresh })).getPlatformCoinToCurrencyIdRate
    .minor_per_100_coins;

/** Writes another rate into the answers for dollars. */
const toDollars =
  (next: number) =>
  ({ getPlatformCoinToCurrencyIdRate: known }: CoinRateQuery, { currency_id }: { currency_id: string }) =>
    currency_id === "USD"
      ? { getPlatformCoinToCurrencyIdRate: { ...known, minor_per_100_coins: next } }
      : null;

const wish = (options: Parameters<typeof client.mutate>[2]) =>
  client.mutate(AddWishlistDocument, { store_id: 1 }, options);

test("what an action says it has changed is in the next answer, and nothing is asked for it", async () => {
  expect([await rateIn("USD"), await rateIn("CNY")]).toEqual([1_000, 1_000]);
  changed = [];
  await wish({ changes: (answers) => answers.update(CoinRateDocument, toDollars(900)) });
  expect(changed).toHaveLength(1);
  expect([await rateIn("USD"), await rateIn("CNY")]).toEqual([900, 1_000]);
  expect(asked, "two questions and one action").toBe(3);
});

test("what an action cannot know is asked for again, and nothing else", async () => {
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

test("an answer that is asked for anew and differs is told; one that is the same is not", async () => {
  await rateIn("USD");
  changed = [];
  await rateIn("USD", true);
  expect(changed).toEqual([]);
  rate = 700;
  await rateIn("USD", true);
  expect(changed).toHaveLength(1);
});

test("an answer that left the API before an action changed it is not kept", async () => {
  await rateIn("USD");
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const late = rateIn("USD", true);
  // The question is under way, the action is answered first.
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

describe("an optimistic change", () => {
  const optimistic: Parameters<typeof wish>[0] = {
    optimistic: (answers) => answers.update(CoinRateDocument, toDollars(900)),
  };

  test("is there before the API has answered, and stays when it agrees", async () => {
    await rateIn("USD");
    const acting = wish(optimistic);
    expect(await rateIn("USD")).toBe(900);
    await acting;
    expect(await rateIn("USD")).toBe(900);
  });

  test("is taken back when it does not", async () => {
    await rateIn("USD");
    isRefusing = true;
    const acting = wish(optimistic);
    expect(await rateIn("USD")).toBe(900);
    await expect(acting).rejects.toMatchObject({ name: "ApiFault" });
    expect(await rateIn("USD")).toBe(1_000);
    expect(asked, "nothing was asked again").toBe(2);
  });

  test("takes nothing back from what another action has changed since: that is asked for again", async () => {
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
