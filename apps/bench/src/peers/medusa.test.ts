import { afterEach, describe, expect, test } from "vitest";
import { openMedusa } from "./medusa.ts";
import { servePeer, type PeerAnswer, type PeerRequest } from "./testing/serve-peer.ts";

const KEY = "pk_test";
const PRODUCTS = Array.from({ length: 30 }, (_, at) => ({
  id: `prod_${at}`,
  title: `Moonlit tale ${at}`,
  handle: `moonlit-tale-${at}`,
  variants: [{ id: `variant_${at}`, calculated_price: { calculated_amount: 12 } }],
}));

/** Medusa's store API as documented: a cart that becomes an order once it has everything. */
class Shop {
  readonly carts = new Map<string, Set<string>>();
  readonly orders: string[] = [];
  readonly asked: PeerRequest[] = [];
  shippingOptions = [{ id: "so_1" }];

  readonly answer = (request: PeerRequest): PeerAnswer => {
    this.asked.push(request);
    if (request.headers["x-publishable-api-key"] !== KEY)
      return { status: 400, json: { type: "not_allowed", message: "Publishable API key required" } };
    const { pathname, searchParams } = new URL(request.path, "http://peer.test");
    if (request.method === "GET") return this.#read(pathname, searchParams);
    return this.#change(pathname, request.body as Record<string, unknown>);
  };

  #read(pathname: string, query: URLSearchParams): PeerAnswer {
    if (pathname === "/store/regions")
      return {
        json: {
          regions: [
            { id: "reg_0", countries: [] },
            { id: "reg_1", countries: [{ iso_2: "de" }] },
          ],
        },
      };
    if (pathname === "/store/shipping-options") return { json: { shipping_options: this.shippingOptions } };
    const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit"))];
    return {
      json: { products: PRODUCTS.slice(offset, offset + limit), count: PRODUCTS.length, offset, limit },
    };
  }

  #change(pathname: string, body: Record<string, unknown>): PeerAnswer {
    const [, , resource, id = "", action] = pathname.split("/");
    if (resource === "carts" && id === "") {
      const made = `cart_${this.carts.size + 1}`;
      this.carts.set(made, new Set([`region ${String(body["region_id"])}`]));
      return { json: { cart: { id: made } } };
    }
    if (resource === "payment-collections" && id === "")
      return { json: { payment_collection: { id: `pay_${String(body["cart_id"])}` } } };
    const cartId = id.replace(/^pay_/, "");
    const cart = this.carts.get(cartId);
    if (!cart) return { status: 404, json: { message: `Cart with id: ${id} was not found` } };
    if (action === "complete") {
      const isWhole = ["line-items", "address", "shipping-methods", "payment-sessions"].every((part) =>
        cart.has(part),
      );
      if (!isWhole) return { json: { type: "cart", error: { message: "Payment sessions are required" } } };
      this.orders.push(cartId);
      return { json: { type: "order", order: { id: "order_1" } } };
    }
    cart.add(action ?? "address");
    return { json: { cart: { id: cartId }, payment_collection: { id } } };
  }
}

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function opened(shop = new Shop()) {
  const { origin, close } = await servePeer(shop.answer);
  closers.push(close);
  return { shop, origin };
}

describe("a Medusa shop", () => {
  test("gets a request for another page, product and search term each time, with prices of a region", async () => {
    const { origin } = await opened();
    const peer = await openMedusa(origin, KEY);
    const asked = (next: typeof peer.list.next, name: string) =>
      [next(), next()].map(({ path }) => new URL(path, origin).searchParams.get(name));
    expect(asked(peer.list.next, "offset")).toEqual(["0", "20"]);
    expect(asked(peer.product.next, "handle")).toEqual(["moonlit-tale-0", "moonlit-tale-1"]);
    expect(asked(peer.search.next, "q")).toEqual(["Moonlit", "tale"]);
    expect(asked(peer.list.next, "region_id")).toEqual(["reg_1", "reg_1"]);
    expect(peer.list.next().headers).toEqual({ "x-publishable-api-key": KEY });
  });

  test("sells through the documented steps, each cart once", async () => {
    const { shop, origin } = await opened();
    const peer = await openMedusa(origin, KEY);
    await Promise.all([peer.buy(), peer.buy()]);
    expect(shop.orders.toSorted()).toEqual(["cart_1", "cart_2"]);
    expect([...(shop.carts.get("cart_1") ?? [])]).toEqual([
      "region reg_1",
      "line-items",
      "address",
      "shipping-methods",
      "payment-sessions",
    ]);
    const session = shop.asked.find(({ path }) => path.endsWith("/payment-sessions"));
    expect(session?.body).toEqual({ provider_id: "pp_system_default" });
  });

  test("without a key says how to give one", async () => {
    await expect(openMedusa("http://localhost:9000", undefined)).rejects.toThrow("--peer-key medusa=pk_");
  });

  test("that refuses the key is quoted", async () => {
    const { origin } = await opened();
    await expect(openMedusa(origin, "pk_other")).rejects.toThrow(
      "answered 400: Publishable API key required",
    );
  });

  test("that ships nowhere says so", async () => {
    const { shop, origin } = await opened();
    shop.shippingOptions = [];
    await expect((await openMedusa(origin, KEY)).buy()).rejects.toThrow("has no shipping option for de");
  });

  test("whose cart does not become an order is quoted", async () => {
    const shop = new Shop();
    const { origin, close } = await servePeer((request) =>
      request.path.endsWith("/shipping-methods") ? { json: { cart: {} } } : shop.answer(request),
    );
    closers.push(close);
    const peer = await openMedusa(origin, KEY);
    await expect(peer.buy()).rejects.toThrow("did not become an order");
  });
});
