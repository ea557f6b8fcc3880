import { describe, expect, test } from "vitest";
import { siteOfHost } from "./host.ts";

const config = { originPattern: "http://{site}.localhost:{port}", port: 4000 };

test.each([
  { says: "the shop's own name is the shop", host: "international.localhost:4000", site: "international" },
  { says: "names are not case-sensitive", host: "API.localhost:4000", site: "api" },
  { says: "every game build has a name below play", host: "b0190f5fe.play.localhost:4000", site: "play" },
  { says: "the bare address is nobody's and leads to the shop", host: "localhost:4000", site: null },
  { says: "so is the loopback address", host: "127.0.0.1:4000", site: null },
  { says: "a foreign name is refused", host: "evil.test", site: "unknown" },
  {
    says: "a name that only ends like ours is refused",
    host: "international.localhost.evil.test:4000",
    site: "unknown",
  },
  { says: "another port is another address", host: "international.localhost:4001", site: "unknown" },
])("$says", ({ host, site }) => {
  expect(siteOfHost(host, config)).toBe(site);
});

describe("games on a domain of their own", () => {
  const apart = {
    originPattern: "https://{site}.shop.example",
    playOriginPattern: "https://{build}.games.example.net",
    port: 4000,
  };

  test.each([
    { says: "every build has a name there", host: "b0190f5fe.games.example.net", site: "play" },
    { says: "the shop keeps its own", host: "international.shop.example", site: "international" },
    { says: "nothing is left below the shop's", host: "b0190f5fe.play.shop.example", site: "unknown" },
    { says: "a name that only ends like it is refused", host: "xgames.example.net", site: "unknown" },
  ])("$says", ({ host, site }) => {
    expect(siteOfHost(host, apart)).toBe(site);
  });
});
