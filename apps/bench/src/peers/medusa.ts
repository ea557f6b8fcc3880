import type { Questions } from "../load/load.ts";
import { askPeer } from "./peer-http.ts";
import { PeerFault, type Peer } from "./peer.ts";
import { cycled, wordsOfNames } from "./sample.ts";

const PAGE = 20;
/** The payment provider that every installation has; it approves everything. */
const PAYMENT = "pp_system_default";
/** A list's cards need prices, which are not in the answer by default. */
const CARD_FIELDS = "id,title,handle,thumbnail,*variants.calculated_price";
const PRODUCT_FIELDS =
  "*variants.calculated_price,+variants.inventory_quantity,*images,*options,*tags,*categories";

type Product = {
  readonly title: string;
  readonly handle: string;
  readonly variants: readonly { readonly id: string }[];
};
type ProductList = { readonly products: readonly Product[]; readonly count: number };
type Region = { readonly id: string; readonly countries: readonly { readonly iso_2: string }[] };

/**
 * The store API of a Medusa 2 server with a region, some products in stock and a shipping option.
 *
 * @param key a publishable key of the sales channel
 * @throws PeerFault when it does not answer so
 */
export async function openMedusa(origin: string, key: string | undefined): Promise<Peer> {
  if (!key)
    throw new PeerFault(
      "Medusa's store API wants a publishable key: --peer-key medusa=pk_…, or BENCH_PEER_KEY_MEDUSA.",
    );
  const ask = asker(origin, key);
  const { regions } = await ask<{ regions: readonly Region[] }>("/store/regions");
  const region = regions.find(({ countries }) => countries.length > 0);
  if (!region) throw new PeerFault(`${origin}/store/regions names no region with a country.`);
  const pathOf = (query: Record<string, string>) =>
    `/store/products?${new URLSearchParams({ region_id: region.id, ...query }).toString()}`;
  const { products, count } = await ask<ProductList>(pathOf({ limit: "100", fields: CARD_FIELDS }));
  const variants = products.flatMap(({ variants: [first] }) => (first ? [first.id] : []));
  if (variants.length === 0)
    throw new PeerFault(`${origin}/store/products lists no product that this key may sell.`);

  const nextVariant = cycled(variants);
  const handles = cycled(products.map(({ handle }) => handle));
  const terms = cycled(wordsOfNames(products.map(({ title }) => title)));
  const offsets = cycled(Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => page * PAGE));
  const read = (query: () => Record<string, string>): Questions => ({
    origin,
    next: () => ({ path: pathOf(query()), headers: { "x-publishable-api-key": key } }),
    isRight: (body) => body.includes('"products"'),
  });
  return {
    name: "medusa",
    list: read(() => ({ limit: String(PAGE), offset: String(offsets()), fields: CARD_FIELDS })),
    product: read(() => ({ handle: handles(), limit: "1", fields: PRODUCT_FIELDS })),
    search: read(() => ({ q: terms(), limit: String(PAGE), fields: CARD_FIELDS })),
    buy: () => buy({ origin, ask, region }, nextVariant()),
  };
}

type Ask = <Data>(path: string, body?: object) => Promise<Data>;

/** Sends a body as POST; without one it is a GET. @throws PeerFault for anything but success */
const asker =
  (origin: string, key: string): Ask =>
  async <Data>(path: string, body?: object) => {
    const { status, json } = await askPeer(origin, path, {
      method: body ? "POST" : "GET",
      headers: { "x-publishable-api-key": key },
      ...(body && { body }),
    });
    if (status >= 300) {
      const { message } = json as { message?: string };
      throw new PeerFault(
        `${origin}${path.split("?")[0]} answered ${status}: ${message ?? JSON.stringify(json).slice(0, 200)}`,
      );
    }
    return json as Data;
  };

/** The steps of the documented checkout as a guest. */
async function buy(
  { origin, ask, region }: { readonly origin: string; readonly ask: Ask; readonly region: Region },
  variantId: string,
): Promise<void> {
  const country = region.countries[0]?.iso_2 ?? "us";
  const address = {
    first_name: "Bench",
    last_name: "Buyer",
    address_1: "1 Test Street",
    city: "Test",
    postal_code: "10001",
    country_code: country,
  };
  const { cart } = await ask<{ cart: { id: string } }>("/store/carts", { region_id: region.id });
  await ask(`/store/carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 });
  await ask(`/store/carts/${cart.id}`, {
    email: `bench-${crypto.randomUUID()}@example.test`,
    shipping_address: address,
    billing_address: address,
  });
  const { shipping_options } = await ask<{ shipping_options: readonly { id: string }[] }>(
    `/store/shipping-options?cart_id=${cart.id}`,
  );
  const [shipping] = shipping_options;
  if (!shipping) throw new PeerFault(`${origin} has no shipping option for ${country}.`);
  await ask(`/store/carts/${cart.id}/shipping-methods`, { option_id: shipping.id });
  const { payment_collection } = await ask<{ payment_collection: { id: string } }>(
    "/store/payment-collections",
    { cart_id: cart.id },
  );
  await ask(`/store/payment-collections/${payment_collection.id}/payment-sessions`, { provider_id: PAYMENT });
  const done = await ask<{ type: string; error?: { message?: string } | string }>(
    `/store/carts/${cart.id}/complete`,
    {},
  );
  if (done.type !== "order")
    throw new PeerFault(`${origin}: the cart did not become an order: ${JSON.stringify(done.error ?? null)}`);
}
