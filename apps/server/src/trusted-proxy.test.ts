import { expect, test } from "vitest";
import { readProxyTrust } from "./trusted-proxy.ts";

const visitor = "203.0.113.7";
const spoofed = "198.51.100.66";

test.each([
  { says: "no proxy is trusted by default", trust: undefined, peer: visitor, for: spoofed, is: visitor },
  { says: "nor with an empty setting", trust: "", peer: visitor, for: spoofed, is: visitor },
  { says: "nor with 0", trust: "0", peer: visitor, for: spoofed, is: visitor },
  {
    says: "one proxy: the last entry is the address it saw",
    trust: "1",
    peer: "127.0.0.1",
    for: visitor,
    is: visitor,
  },
  {
    says: "entries forged by the visitor are not trusted",
    trust: "1",
    peer: "127.0.0.1",
    for: `${spoofed}, ${visitor}`,
    is: visitor,
  },
  {
    says: "however many there are",
    trust: "1",
    peer: "127.0.0.1",
    for: `${`${spoofed},`.repeat(50)}${visitor}`,
    is: visitor,
  },
  {
    says: "two proxies: the second to last entry",
    trust: "2",
    peer: "127.0.0.1",
    for: `${spoofed}, ${visitor}, 10.0.0.2`,
    is: visitor,
  },
  {
    says: "two proxies, one bypassed: the farthest address seen",
    trust: "2",
    peer: "127.0.0.1",
    for: visitor,
    is: visitor,
  },
  {
    says: "a proxy that sends no header counts as the visitor",
    trust: "1",
    peer: "10.0.0.2",
    for: undefined,
    is: "10.0.0.2",
  },
  {
    says: "networks: our own are skipped",
    trust: "127.0.0.1, 10.0.0.0/8",
    peer: "127.0.0.1",
    for: `${spoofed}, ${visitor}, 10.9.8.7`,
    is: visitor,
  },
  {
    says: "networks: a header from outside them is ignored",
    trust: "10.0.0.0/8",
    peer: visitor,
    for: "10.0.0.1",
    is: visitor,
  },
  {
    says: "networks: an internal address forged by a visitor is not trusted",
    trust: "10.0.0.0/8",
    peer: "10.0.0.1",
    for: `10.6.6.6, ${visitor}`,
    is: visitor,
  },
  {
    says: "a visitor inside our own networks",
    trust: "10.0.0.0/8",
    peer: "10.0.0.1",
    for: "10.0.0.5",
    is: "10.0.0.5",
  },
  { says: "IPv6", trust: "fd00::/8", peer: "fd00::1", for: "2001:db8::9", is: "2001:db8::9" },
  {
    says: "an IPv4-mapped IPv6 address",
    trust: "127.0.0.1",
    peer: "::ffff:127.0.0.1",
    for: `::ffff:${visitor}`,
    is: visitor,
  },
  { says: "an address with a port", trust: "1", peer: "127.0.0.1", for: `${visitor}:4711`, is: visitor },
  {
    says: "an IPv6 address with a port",
    trust: "1",
    peer: "127.0.0.1",
    for: "[2001:db8::9]:4711",
    is: "2001:db8::9",
  },
  {
    says: "something that is not an address is ignored",
    trust: "1",
    peer: "127.0.0.1",
    for: "unknown",
    is: "127.0.0.1",
  },
  {
    says: "so is half a script",
    trust: "1",
    peer: "127.0.0.1",
    for: `${visitor}, <script>`,
    is: "127.0.0.1",
  },
])("$says", ({ trust, peer, for: forwarded, is }) => {
  const headers = { ...(forwarded && { "x-forwarded-for": forwarded }), forwarded: `for=${spoofed}` };
  expect(readProxyTrust(trust)(peer, headers).address).toBe(is);
});

// R-API-10
test("spoofed headers cannot change which address is rate-limited", () => {
  const seen = readProxyTrust("1");
  const addresses = Array.from({ length: 100 }, (_, index) =>
    seen("127.0.0.1", { "x-forwarded-for": `192.0.2.${index}, ${visitor}` }),
  );
  expect(new Set(addresses.map(({ address }) => address))).toEqual(new Set([visitor]));
});

test.each([
  { says: "from our own proxy", trust: "1", host: "shop.example", protocol: "https:" },
  { says: "from nowhere else", trust: undefined, host: undefined, protocol: undefined },
])("host and protocol are trusted $says", ({ trust, host, protocol }) => {
  const headers = { "x-forwarded-host": "evil.test, shop.example", "x-forwarded-proto": "http, HTTPS" };
  expect(readProxyTrust(trust)("127.0.0.1", headers)).toMatchObject({ host, protocol });
});

test.each([
  "yes",
  "true",
  "-1",
  "100",
  "10.0.0.0/33",
  "10.0.0.0/x",
  "10.0.0/8",
  "10.0.0.0/8/8",
  "proxy.example",
])("the invalid setting %s is rejected in one sentence", (setting) => {
  expect(() => readProxyTrust(setting)).toThrow(/^TRUST_PROXY is/);
});

test.each(["constructor", "__proto__", "ftp"])(
  "an invalid protocol of %s from a proxy is ignored",
  (word) => {
    expect(readProxyTrust("1")("127.0.0.1", { "x-forwarded-proto": word }).protocol).toBeUndefined();
  },
);
