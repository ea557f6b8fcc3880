import { afterEach, describe, expect, test } from "vitest";
import { servePeer, type PeerAnswer, type PeerRequest } from "./testing/serve-peer.ts";
import { openVendure } from "./vendure.ts";

const PRODUCTS = Array.from({ length: 45 }, (_, at) => ({
  id: String(at + 1),
  name: `Moonlit tale ${at + 1}`,
  slug: `moonlit-tale-${at + 1}`,
  variants: [{ id: `v${at + 1}`, priceWithTax: 1_200, currencyCode: "USD" }],
}));

type Sent = { readonly query: string; readonly variables: Record<string, unknown> };
/** The mutations of an order, in the order in which the default order process wants them. */
const STEPS = [
  "addItemToOrder",
  "setCustomerForOrder",
  "setOrderShippingAddress",
  "setOrderShippingMethod",
  "transitionOrderToState",
  "addPaymentToOrder",
] as const;

/** Vendure's shop API as documented: sessions by token, and results that are an order or an error. */
class Shop {
  readonly orders = new Map<string, string[]>();
  readonly asked: Sent[] = [];
  paymentMethods = [{ code: "dummy", isEligible: true }];
  paidState = "PaymentSettled";
  searchable = true;

  readonly answer = ({ path, headers, body }: PeerRequest): PeerAnswer => {
    if (path !== "/shop-api") return { status: 404, json: {} };
    const sent = body as Sent;
    this.asked.push(sent);
    const token = headers.authorization?.replace("Bearer ", "") ?? `session-${this.asked.length}`;
    return { headers: { "vendure-auth-token": token }, json: { data: this.#data(sent, token) } };
  };

  #data({ query, variables }: Sent, token: string): unknown {
    const step = STEPS.find((name) => query.includes(name));
    if (step) return { result: this.#step(step, token) };
    if (query.includes("availableCountries")) return { availableCountries: [{ code: "DE" }] };
    if (query.includes("eligibleShippingMethods")) return { eligibleShippingMethods: [{ id: "1" }] };
    if (query.includes("eligiblePaymentMethods")) return { eligiblePaymentMethods: this.paymentMethods };
    if (query.includes("search(")) return { search: { totalItems: this.searchable ? 3 : 0, items: [] } };
    if (query.includes("product(")) return { product: { id: "1" } };
    const [take, skip] = [Number(variables["take"]), Number(variables["skip"])];
    return { products: { totalItems: PRODUCTS.length, items: PRODUCTS.slice(skip, skip + take) } };
  }

  #step(step: (typeof STEPS)[number], token: string): unknown {
    const done = this.orders.get(token) ?? [];
    if (STEPS[done.length] !== step)
      return { errorCode: "ORDER_STATE_TRANSITION_ERROR", message: `${step} comes too early` };
    this.orders.set(token, [...done, step]);
    return { id: "1", code: "ABC", state: step === "addPaymentToOrder" ? this.paidState : "AddingItems" };
  }
}

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function opened(shop = new Shop()) {
  const { origin, close } = await servePeer(shop.answer);
  closers.push(close);
  return { shop, origin };
}

describe("a Vendure shop", () => {
  test("gets a request for another page, product and search term each time", async () => {
    const { origin } = await opened();
    const peer = await openVendure(origin);
    const asked = (next: typeof peer.list.next) =>
      [next(), next(), next()].map(({ body }) => (JSON.parse(body ?? "") as Sent).variables);
    expect(asked(peer.list.next)).toEqual([
      { take: 20, skip: 0 },
      { take: 20, skip: 20 },
      { take: 20, skip: 40 },
    ]);
    expect(new Set(asked(peer.product.next).map(({ slug }) => slug)).size).toBe(3);
    expect(asked(peer.search.next)[0]).toEqual({ term: "tale", take: 20 });
    expect(peer.list.next()).toMatchObject({ path: "/shop-api", method: "POST" });
  });

  test("a response with errors is not what was requested", async () => {
    const { origin } = await opened();
    const { list } = await openVendure(origin);
    expect([list.isRight?.('{"data":{}}'), list.isRight?.('{"errors":[]}')]).toEqual([true, false]);
  });

  test("sells to each buyer in a session of their own, through the documented steps", async () => {
    const { shop, origin } = await opened();
    const peer = await openVendure(origin);
    await Promise.all([peer.buy(), peer.buy()]);
    expect([...shop.orders.values()]).toEqual([STEPS, STEPS]);
    const payment = shop.asked.findLast(({ query }) => query.includes("addPaymentToOrder"));
    expect(payment?.variables["input"]).toMatchObject({ method: "dummy" });
    const mails = shop.asked
      .filter(({ query }) => query.includes("setCustomerForOrder"))
      .map(({ variables }) => (variables["input"] as { emailAddress: string }).emailAddress);
    expect(new Set(mails).size).toBe(2);
  });

  test("whose session is a cookie keeps it", async () => {
    const shop = new Shop();
    const { origin, close } = await servePeer((request) => {
      const cookie = request.headers.cookie;
      const headers = {
        ...request.headers,
        ...(cookie && { authorization: `Bearer ${cookie.replace("=", "-")}` }),
      };
      const { json } = shop.answer({ ...request, headers });
      return {
        json,
        headers: { "set-cookie": `${cookie ?? `session=${shop.asked.length}`}; path=/; httponly` },
      };
    });
    closers.push(close);
    await (await openVendure(origin)).buy();
    expect([...shop.orders.values()]).toEqual([STEPS]);
  });

  test("without a payment method says what to add", async () => {
    const { shop, origin } = await opened();
    shop.paymentMethods = [{ code: "dummy", isEligible: false }];
    const peer = await openVendure(origin);
    await expect(peer.buy()).rejects.toThrow("has no payment method: add one with the dummy handler");
  });

  test("whose payment is declined says in which state the order ends", async () => {
    const { shop, origin } = await opened();
    shop.paidState = "PaymentDeclined";
    await expect((await openVendure(origin)).buy()).rejects.toThrow("ends in the state PaymentDeclined");
  });

  test("with an empty search index is not measured", async () => {
    const { shop, origin } = await opened();
    shop.searchable = false;
    await expect(openVendure(origin)).rejects.toThrow("its search index is empty");
  });

  test.each([
    {
      says: "errors",
      answer: { json: { errors: [{ message: "Cannot query field" }] } },
      told: "Cannot query field",
    },
    { says: "another status", answer: { status: 404, json: {} }, told: "answered 404" },
    {
      says: "a page",
      answer: { text: "<!doctype html>" },
      told: "answered 200, not with JSON: <!doctype html>",
    },
  ])("a response with $says is not such a shop", async ({ answer, told }) => {
    const { origin, close } = await servePeer(() => answer);
    closers.push(close);
    await expect(openVendure(origin)).rejects.toThrow(told);
  });

  test("a closed port is reported by address", async () => {
    const { origin, close } = await servePeer(() => ({ json: {} }));
    close();
    await expect(openVendure(origin)).rejects.toThrow("does not answer (ECONNREFUSED)");
  });
});
