import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mainProvider, methodToSuggest, orderProviders, type ProviderTraits } from "./index.ts";

const PLAIN: ProviderTraits = { isProven: true, ownMethods: [], homeCountries: [], first: [] };
const of = (key: string, odd: Partial<ProviderTraits> = {}) => ({ key, traits: { ...PLAIN, ...odd } });
type Offer = ReturnType<typeof of>;

const CARD_US = { brand: "international", currency: "USD", method: "credit-card", country: "us" };
const keysOf = (offers: readonly Offer[], way: Parameters<typeof orderProviders>[2]) =>
  orderProviders(offers, ({ traits }) => traits, way).map(({ key }) => key);

// R-TOP-19
describe("the first provider of a way to pay", () => {
  const everywhere = of("everywhere");
  const taiwan = of("taiwan", { homeCountries: ["tw"] });
  const mainland = of("mainland", { homeCountries: ["cn"], ownMethods: ["alipay"] });
  const unproven = of("unproven", { isProven: false, ownMethods: ["alipay"], first: [{}] });
  const preferred = of("preferred", { first: [{ country: "jp" }] });
  const all = [unproven, taiwan, mainland, everywhere, preferred];

  test.each([
    ["a card in the US", {}, ["everywhere", "preferred", "taiwan", "mainland", "unproven"]],
    ["a card in Taiwan", { country: "tw" }, ["taiwan", "everywhere", "preferred", "mainland", "unproven"]],
    ["TWD, country unknown", { country: null, currency: "TWD" }, ["taiwan", "everywhere", "preferred"]],
    ["USD, country unknown", { country: null }, ["everywhere", "preferred", "taiwan"]],
    ["a method of its own, abroad", { method: "alipay" }, ["mainland", "everywhere", "preferred"]],
    ["what staff put first", { country: "jp", method: "alipay" }, ["preferred", "mainland", "everywhere"]],
  ])("%s", (_says, odd, order) => {
    expect(keysOf(all, { ...CARD_US, ...odd }).slice(0, order.length)).toEqual(order);
  });
});

const word = fc.constantFrom("a", "b", "c");
const rule = fc.record({ brand: word, currency: word, method: word, country: word }, { requiredKeys: [] });
const way = fc.record({
  brand: word,
  currency: word,
  method: word,
  country: fc.option(word, { nil: null }),
});
const traits: fc.Arbitrary<ProviderTraits> = fc.record({
  isProven: fc.boolean(),
  ownMethods: fc.array(word, { maxLength: 2 }),
  homeCountries: fc.array(word, { maxLength: 2 }),
  first: fc.array(rule, { maxLength: 2 }),
});
const offers = fc
  .array(traits, { maxLength: 6 })
  .map((list) => list.map((each, index) => ({ key: String(index), traits: each })));

// R-TOP-19
test("no provider is lost or added, and an unproven one never comes before a proven one", () => {
  fc.assert(
    fc.property(offers, way, (list, at) => {
      const ordered = orderProviders(list, (offer) => offer.traits, at);
      expect(ordered.map(({ key }) => key).toSorted()).toEqual(list.map(({ key }) => key));
      const proven = ordered.map((offer) => offer.traits.isProven);
      expect(proven).toEqual(proven.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

test("two providers keep their order, whichever others are listed", () => {
  fc.assert(
    fc.property(offers, way, (list, at) => {
      const ordered = keysOf(list, at);
      const [one, two] = list;
      if (!one || !two) return;
      const alone = keysOf([one, two], at);
      expect(ordered.filter((key) => alone.includes(key))).toEqual(alone);
    }),
  );
});

test("among the proven that staff did not put first, the method's own provider is first", () => {
  fc.assert(
    fc.property(offers, way, (list, at) => {
      const plain = list.filter((offer) => offer.traits.isProven && offer.traits.first.length === 0);
      const [first] = orderProviders(plain, (offer) => offer.traits, at);
      const isOwn = (offer: (typeof plain)[number]) => offer.traits.ownMethods.includes(at.method);
      expect(first === undefined || isOwn(first)).toBe(plain.some(isOwn) || plain.length === 0);
    }),
  );
});

// R-PAY-69, R-PAY-39
describe("what is preselected", () => {
  const provider = fc.record({
    is_proven: fc.boolean(),
    is_available: fc.boolean(),
    payment_provider_method: fc.array(
      fc.record({ method: word, support_currency: fc.constantFrom("USD", "USD,TWD"), place: fc.nat(5) }),
      { maxLength: 3 },
    ),
  });
  const providers = fc.array(provider, { maxLength: 5 });

  test("an unproven provider alone is never reason to preselect a method", () => {
    fc.assert(
      fc.property(providers, (list) => {
        const method = methodToSuggest(["a", "b", "c"], list, "TWD");
        const provenOf = (name: string) =>
          list.some(
            ({ is_proven, payment_provider_method }) =>
              is_proven &&
              payment_provider_method.some(
                (offer) => offer.method === name && offer.support_currency === "USD,TWD",
              ),
          );
        expect(method === null).toBe(!["a", "b", "c"].some(provenOf));
        expect(method === null || provenOf(method)).toBe(true);
      }),
    );
  });

  test("the main button is never an unproven provider while a proven one takes the method, reachable or not", () => {
    fc.assert(
      fc.property(providers, (list) => {
        const main = mainProvider(list);
        expect(main === null || main.is_available).toBe(true);
        if (list.some(({ is_proven }) => is_proven)) expect(main?.is_proven ?? true).toBe(true);
      }),
    );
  });

  test.each([
    ["the first that can be reached", { a: [true, false], b: [true, true] }, "b"],
    ["not an unproven one that can be reached", { a: [false, true], b: [true, true] }, "b"],
    ["the first proven one if none can be reached", { a: [false, false], b: [true, false] }, "b"],
    ["nothing if all are unproven", { a: [false, true], b: [false, true] }, null],
  ])("the method: %s", (_says, list, method) => {
    const made = Object.entries(list).map(([name, [is_proven = false, is_available = false]]) => ({
      is_proven,
      is_available,
      payment_provider_method: [{ method: name, support_currency: "USD", place: 0 }],
    }));
    expect(methodToSuggest(["a", "b"], made, "USD")).toBe(method);
  });
});
