import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../../composition/schema.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Queries as a visitor from some network, on a page of some site. */
async function ask(query: string, { headers = {}, address = "192.0.2.1" } = {}) {
  const handle = createGraphqlHandler({
    schema,
    services: shop.services,
    log: createLog("silent"),
    documentsFile: "none",
    viewerOf: () => Promise.reject(new Error("Not signed in")),
  });
  const request = new Request("http://api.localhost:4000/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-version": "v2", ...headers },
    body: JSON.stringify({ query }),
  });
  const { data } = (await (await handle(request, { address })).json()) as { data: Record<string, unknown> };
  return data;
}

describe("getConfig2", () => {
  test.each([
    { says: "by its key", asked: `platform_key: "partner"`, headers: {}, brand: "partner", currency: "CNY" },
    {
      says: "by its key rather than by the page",
      asked: `platform_key: "china"`,
      headers: { referer: "http://partner.localhost:4000/" },
      brand: "china",
      currency: "CNY",
    },
    {
      says: "by the page",
      asked: "",
      headers: { referer: "http://china-next.localhost:4000/store/1?x=y" },
      brand: "china-next",
      currency: "CNY",
    },
    {
      says: "by the origin",
      asked: "",
      headers: { origin: "http://partner.localhost:4000" },
      brand: "partner",
      currency: "CNY",
    },
    {
      says: "for another site's page",
      asked: "",
      headers: { referer: "http://partner.localhost:4000.evil.test/" },
      brand: "international",
      currency: "USD",
    },
    {
      says: "for an invalid page",
      asked: "",
      headers: { referer: "about:blank" },
      brand: "international",
      currency: "USD",
    },
    {
      says: "for an unknown key",
      asked: `platform_key: "x' or 1=1"`,
      headers: {},
      brand: "international",
      currency: "USD",
    },
    { says: "without key, page or origin", asked: "", headers: {}, brand: "international", currency: "USD" },
  ])("returns the brand $says", async ({ asked, headers, brand, currency }) => {
    const args = asked && `(${asked})`;
    const { getConfig2 } = await ask(
      `{ getConfig2${args} { platform_key currency_id baseUrl classifyDomain } }`,
      { headers },
    );
    expect(getConfig2).toEqual({
      platform_key: brand,
      currency_id: currency,
      baseUrl: `http://${brand}.localhost:4000`,
      classifyDomain: `${brand}.localhost`,
    });
  });

  test("returns every URL a client needs", async () => {
    const asked = "apiGraphQLUrl cdnBaseUrl countriesUrl translationsUrl accountBaseUrl payBaseUrl";
    expect(await ask(`{ getConfig2 { ${asked} } }`)).toEqual({
      getConfig2: {
        apiGraphQLUrl: "http://api.localhost:4000/graphql",
        cdnBaseUrl: "http://cdn.localhost:4000",
        countriesUrl: "http://cdn.localhost:4000/countries.json",
        translationsUrl: "http://api.localhost:4000/translations",
        accountBaseUrl: "http://account.localhost:4000",
        payBaseUrl: "http://pay.localhost:4000",
      },
    });
  });
});

// R-PRF-2
describe("ifconfig", () => {
  test.each([
    { address: "133.11.0.1", locale: "de-DE", country: "JP" },
    { address: "127.0.0.1", locale: "de-DE", country: "DE" },
    { address: "10.0.0.7", locale: "zh_tw", country: "TW" },
    { address: "fd00::1", locale: "en", country: null },
    { address: "unknown", locale: "xx-YY", country: null },
    { address: "", locale: "", country: null },
  ])("guesses $country for $address reading $locale", async ({ address, locale, country }) => {
    expect(await ask(`{ ifconfig(locale: "${locale}") { country } }`, { address })).toEqual({
      ifconfig: { country },
    });
  });

  test("ignores forwarding headers", async () => {
    const headers = { "x-forwarded-for": "133.11.0.1", forwarded: "for=133.11.0.1" };
    expect(await ask("{ ifconfig { country } }", { headers, address: "127.0.0.1" })).toEqual({
      ifconfig: { country: null },
    });
  });
});
