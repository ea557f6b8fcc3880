import { expect, test } from "vitest";
import { countryOfAddress } from "./country-of-address.ts";

test.each([
  { says: "a public resolver in the United States", address: "8.8.8.8", country: "US" },
  { says: "a network of Japan's registry", address: "133.11.0.1", country: "JP" },
  { says: "a network of Taiwan's academy", address: "140.112.1.1", country: "TW" },
  { says: "a network of a German provider", address: "84.128.1.1", country: "DE" },
  { says: "an IPv6 address", address: "2001:200:0:8002::1", country: "JP" },
  { says: "an IPv4-mapped IPv6 address", address: "::ffff:133.11.0.1", country: "JP" },
  { says: "the IPv4 loopback address", address: "127.0.0.1", country: null },
  { says: "the IPv6 loopback address", address: "::1", country: null },
  { says: "a private IPv4 network", address: "192.168.7.7", country: null },
  { says: "a private IPv6 network", address: "fd00::7", country: null },
  { says: "an address reserved for documentation", address: "192.0.2.1", country: null },
  { says: "text that is not an address", address: "unknown", country: null },
  { says: "an empty text", address: "", country: null },
])("$says ($address) is in $country", async ({ address, country }) => {
  expect(await countryOfAddress(address)).toBe(country);
});

test("without a database there is no country, and nothing breaks", async () => {
  expect(await countryOfAddress("8.8.8.8", { file: "/nowhere/countries.mmdb" })).toBeNull();
});
