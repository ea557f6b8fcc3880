import type { Question, Questions } from "../load/load.ts";
import { askPeer } from "./peer-http.ts";
import { PeerFault, type Peer } from "./peer.ts";
import { cycled, wordsOfNames } from "./sample.ts";

/** Vendure's shop API: GraphQL, one session for each order. */
const PATH = "/shop-api";
const PAGE = 20;

const PRODUCTS = `query Products($take: Int!, $skip: Int!) {
  products(options: { take: $take, skip: $skip }) {
    totalItems
    items { id name slug featuredAsset { preview } variants { id priceWithTax currencyCode } }
  }
}`;
const PRODUCT = `query Product($slug: String!) {
  product(slug: $slug) {
    id name slug description
    assets { preview }
    optionGroups { id name }
    facetValues { id name }
    collections { id name slug }
    variants { id name sku priceWithTax currencyCode stockLevel }
  }
}`;
const SEARCH = `query Search($term: String!, $take: Int!) {
  search(input: { term: $term, take: $take, groupByProduct: true }) {
    totalItems
    items {
      productId productName slug productAsset { preview } currencyCode
      priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }
    }
  }
}`;

type Product = {
  readonly name: string;
  readonly slug: string;
  readonly variants: readonly { readonly id: string }[];
};
type ProductList = { readonly totalItems: number; readonly items: readonly Product[] };

/**
 * A Vendure server with some products, the default order process, a shipping method and a payment method with the dummy
 * payment handler.
 *
 * @param origin where it listens, without `/shop-api`
 * @throws PeerFault when it does not answer so
 */
export async function openVendure(origin: string): Promise<Peer> {
  const { products } = await session(origin).ask<{ products: ProductList }>(PRODUCTS, { take: 100, skip: 0 });
  const sellable = products.items.filter(({ variants }) => variants.length > 0);
  const variants = cycled(sellable.flatMap(({ variants: [first] }) => (first ? [first.id] : [])));
  if (sellable.length === 0) throw new PeerFault(`${origin}${PATH} lists no product that can be bought.`);

  const slugs = cycled(products.items.map(({ slug }) => slug));
  const terms = cycled(wordsOfNames(products.items.map(({ name }) => name)));
  const skips = cycled(
    Array.from({ length: Math.ceil(products.totalItems / PAGE) }, (_, page) => page * PAGE),
  );
  const { search } = await session(origin).ask<{ search: { totalItems: number } }>(SEARCH, {
    term: terms(),
    take: 1,
  });
  if (search.totalItems === 0)
    throw new PeerFault(`${origin}${PATH} finds none of its products: its search index is empty.`);
  const { product } = await session(origin).ask<{ product: object | null }>(PRODUCT, { slug: slugs() });
  if (!product) throw new PeerFault(`${origin}${PATH} does not find its own product by slug.`);

  return {
    name: "vendure",
    list: questions(origin, () => ({ query: PRODUCTS, variables: { take: PAGE, skip: skips() } })),
    product: questions(origin, () => ({ query: PRODUCT, variables: { slug: slugs() } })),
    search: questions(origin, () => ({ query: SEARCH, variables: { term: terms(), take: PAGE } })),
    buy: () => buy(origin, variants()),
  };
}

const questions = (origin: string, next: () => { query: string; variables: object }): Questions => ({
  origin,
  next: (): Question => ({
    path: PATH,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(next()),
  }),
  isRight: (body) => !body.includes('"errors"'),
});

type Session = {
  /** @throws PeerFault for an answer with errors, or none */
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
};

/** A visitor: the server names the session in a header or a cookie, whichever it is set to. */
function session(origin: string): Session {
  const held: Record<string, string> = {};
  return {
    ask: async <Data>(query: string, variables: object = {}) => {
      const { status, headers, json } = await askPeer(origin, PATH, {
        method: "POST",
        headers: held,
        body: { query, variables },
      });
      const token = headers["vendure-auth-token"];
      if (typeof token === "string") held["authorization"] = `Bearer ${token}`;
      const cookies = headers["set-cookie"];
      if (Array.isArray(cookies))
        held["cookie"] = cookies.map((cookie) => String(cookie).split(";")[0]).join("; ");
      const { data, errors } = json as { data?: Data | null; errors?: readonly { message: string }[] };
      if (status !== 200 || !data || errors)
        throw new PeerFault(
          `${origin}${PATH} answered ${status}: ${errors?.[0]?.message ?? JSON.stringify(json).slice(0, 200)}`,
        );
      return data;
    },
  };
}

const ORDER = "... on Order { id code state } ... on ErrorResult { errorCode message }";
type OrderResult = { readonly state?: string; readonly errorCode?: string; readonly message?: string };

/** The steps of the documented checkout as a guest. */
async function buy(origin: string, variantId: string): Promise<void> {
  const { ask } = session(origin);
  const change = async (says: string, mutation: string, variables: object): Promise<OrderResult> => {
    const { result } = await ask<{ result: OrderResult }>(mutation, variables);
    if (result.errorCode)
      throw new PeerFault(`${origin}${PATH}: ${says}: ${result.errorCode}, ${result.message ?? ""}`);
    return result;
  };
  await change(
    "adding to the order",
    `mutation ($id: ID!) { result: addItemToOrder(productVariantId: $id, quantity: 1) { ${ORDER} } }`,
    { id: variantId },
  );
  await change(
    "setting the customer",
    `mutation ($input: CreateCustomerInput!) { result: setCustomerForOrder(input: $input) { ${ORDER} } }`,
    {
      input: {
        firstName: "Bench",
        lastName: "Buyer",
        emailAddress: `bench-${crypto.randomUUID()}@example.test`,
      },
    },
  );
  const { availableCountries } = await ask<{ availableCountries: readonly { code: string }[] }>(
    "query { availableCountries { code } }",
  );
  await change(
    "setting the address",
    `mutation ($input: CreateAddressInput!) { result: setOrderShippingAddress(input: $input) { ${ORDER} } }`,
    {
      input: {
        fullName: "Bench Buyer",
        streetLine1: "1 Test Street",
        city: "Test",
        postalCode: "10001",
        countryCode: availableCountries[0]?.code ?? "US",
      },
    },
  );
  const { eligibleShippingMethods } = await ask<{ eligibleShippingMethods: readonly { id: string }[] }>(
    "query { eligibleShippingMethods { id } }",
  );
  const [shipping] = eligibleShippingMethods;
  if (!shipping) throw new PeerFault(`${origin}${PATH} has no shipping method for its first country.`);
  await change(
    "choosing the shipping method",
    `mutation ($id: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $id) { ${ORDER} } }`,
    { id: [shipping.id] },
  );
  await change(
    "going to the payment",
    `mutation { result: transitionOrderToState(state: "ArrangingPayment") { ${ORDER} } }`,
    {},
  );
  const { eligiblePaymentMethods } = await ask<{
    eligiblePaymentMethods: readonly { code: string; isEligible: boolean }[];
  }>("query { eligiblePaymentMethods { code isEligible } }");
  const payment = eligiblePaymentMethods.find(({ isEligible }) => isEligible);
  if (!payment)
    throw new PeerFault(`${origin}${PATH} has no payment method: add one with the dummy handler.`);
  const paid = await change(
    "paying",
    `mutation ($input: PaymentInput!) { result: addPaymentToOrder(input: $input) { ${ORDER} } }`,
    {
      input: {
        method: payment.code,
        metadata: { shouldDecline: false, shouldError: false, shouldErrorOnSettle: false },
      },
    },
  );
  if (!PAID.has(paid.state ?? ""))
    throw new PeerFault(`${origin}${PATH}: the order ends in the state ${paid.state}, not paid.`);
}

const PAID: ReadonlySet<string> = new Set(["PaymentSettled", "PaymentAuthorized"]);
