import { describe, expect, test } from "vitest";
import { brandOfHost, siteOfHost } from "./host.ts";
import { brandOfVisit } from "./web-sites.ts";

const config = { originPattern: "http://{site}.localhost:{port}", port: 4000 };

test.each([
  { says: "the shop's own host is the shop", host: "international.localhost:4000", site: "international" },
  { says: "host names are not case-sensitive", host: "API.localhost:4000", site: "api" },
  {
    says: "every game build has a host name below play",
    host: "b0190f5fe.play.localhost:4000",
    site: "play",
  },
  { says: "every brand's shop has a site", host: "china-next.localhost:4000", site: "china-next" },
  { says: "a brand's pay host is the pay site", host: "partner-pay.localhost:4000", site: "pay" },
  {
    says: "a brand may have its own host names for the API",
    host: "china-next-api.localhost:4000",
    site: "api",
  },
  { says: "and for the CDN", host: "china-next-cdn.localhost:4000", site: "cdn" },
  {
    says: "the bare IP address belongs to no site and leads to the shop",
    host: "localhost:4000",
    site: null,
  },
  { says: "so does the loopback address", host: "127.0.0.1:4000", site: null },
  { says: "an unknown host is refused", host: "evil.test", site: "unknown" },
  {
    says: "a host that merely ends like ours is refused",
    host: "international.localhost.evil.test:4000",
    site: "unknown",
  },
  { says: "another port is another origin", host: "international.localhost:4001", site: "unknown" },
])("$says", ({ host, site }) => {
  expect(siteOfHost(host, config)).toBe(site);
});

test.each([
  { host: "international.localhost:4000", brand: "international" },
  { host: "pay.localhost:4000", brand: "international" },
  { host: "Partner-Pay.localhost:4000", brand: "partner" },
  { host: "account.localhost:4000", brand: null },
  { host: "evil.test", brand: null },
])("$host belongs to $brand", ({ host, brand }) => {
  expect(brandOfHost(host, config)).toBe(brand);
});

test.each([
  { says: "the pay site takes it from its host", at: "http://china-pay.localhost:4000/log", brand: "china" },
  {
    says: "nothing in a request makes a pay site switch brands",
    at: "http://china-pay.localhost:4000/?client_id=partner",
    brand: "china",
  },
  {
    says: "the account site takes it from the shop that sent the visitor",
    at: "http://account.localhost:4000/zh-CN/sign-in?client_id=partner&state=x",
    brand: "partner",
  },
  {
    says: "a visitor from nowhere gets the home brand",
    at: "http://account.localhost:4000/sign-in?client_id=nobody",
    brand: "international",
  },
])("the brand of a request: $says", ({ at, brand }) => {
  expect(brandOfVisit(new Request(at), config)).toBe(brand);
});

describe("games on a domain of their own", () => {
  const apart = {
    originPattern: "https://{site}.shop.example",
    playOriginPattern: "https://{build}.games.example.net",
    port: 4000,
  };

  test.each([
    { says: "every build has a host name there", host: "b0190f5fe.games.example.net", site: "play" },
    { says: "the shop keeps its own host", host: "international.shop.example", site: "international" },
    {
      says: "no build is served below the shop's host",
      host: "b0190f5fe.play.shop.example",
      site: "unknown",
    },
    { says: "a host that merely ends like it is refused", host: "xgames.example.net", site: "unknown" },
  ])("$says", ({ host, site }) => {
    expect(siteOfHost(host, apart)).toBe(site);
  });
});
