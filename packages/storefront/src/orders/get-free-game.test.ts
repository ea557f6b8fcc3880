import { createTranslator } from "@catnip/i18n";
import type { CheckoutFieldsFragment } from "@catnip/sdk/orders/index.ts";
import { beforeEach, expect, test, vi } from "vitest";
import type * as CheckoutItems from "./checkout-items.ts";
import { getFreeGame } from "./get-free-game.ts";

const seen = vi.hoisted(() => ({
  price: 0,
  owned: new Set<number>(),
  answer: {} as unknown,
  sent: [] as unknown[],
  opened: [] as string[],
  messages: [] as string[],
}));

vi.mock("@catnip/site/popups/open-popup.ts", () => ({
  openPopup: async ({ name }: { name: string }) => void seen.opened.push(name),
}));
vi.mock("@catnip/site/popups/messages.ts", () => ({
  showMessage: async (text: string) => void seen.messages.push(text),
}));
vi.mock("../shell/viewer.ts", () => {
  const viewer = () => ({
    country: "us",
    wallet: { coin: 0, silver: 0 },
    games: { owned: seen.owned },
  });
  return { knownViewer: async () => viewer(), currentViewer: viewer };
});
vi.mock("./checkout-items.ts", async (original) => ({
  ...(await original<typeof CheckoutItems>()),
  loadCheckout: async () => ({
    items: [
      {
        storeId: 7,
        cartStoreUuid: null,
        store: { store_price: [{ country: "us", price: seen.price }], store_activity: null },
      },
    ],
    coupons: [],
    ratios: [],
    at: new Date(0),
  }),
}));
vi.mock("./send-checkout.ts", () => ({
  sendCheckout: async (_items: unknown, quote: { total: number }) => {
    seen.sent.push(quote.total);
    return seen.answer as CheckoutFieldsFragment;
  },
}));

const i18n = createTranslator("en-US", {});

beforeEach(() => {
  Object.assign(seen, {
    price: 0,
    owned: new Set(),
    answer: { __typename: "CheckoutDone" },
    sent: [],
    opened: [],
    messages: [],
  });
});

// R-CHK-17
test("a free game is bought for 0 without a bill", async () => {
  await getFreeGame(7, "en-US", i18n);
  expect(seen.sent).toEqual([0]);
  expect(seen.opened).toEqual([]);
  expect(seen.messages).toHaveLength(1);
});

test("a game that is no longer free is not bought: its bill is shown", async () => {
  seen.price = 100;
  await getFreeGame(7, "en-US", i18n);
  expect(seen.sent).toEqual([]);
  expect(seen.opened).toEqual(["checkout"]);
});

test("an owned game is not bought again", async () => {
  seen.owned = new Set([7]);
  await getFreeGame(7, "en-US", i18n);
  expect(seen.sent).toEqual([]);
  expect(seen.opened).toEqual(["checkout"]);
});

test("a price that changed in between opens the bill, an error is shown", async () => {
  seen.answer = { __typename: "CheckoutPriceChanged" };
  await getFreeGame(7, "en-US", i18n);
  expect(seen.opened).toEqual(["checkout"]);
  seen.answer = { __typename: "CheckoutRefused", code: "store/blocked" };
  await expect(getFreeGame(7, "en-US", i18n)).rejects.toMatchObject({ code: "store/blocked" });
  expect(seen.messages).toEqual([]);
});
