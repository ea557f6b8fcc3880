import { expect, test } from "vitest";
import { readPeers } from "./read-peers.ts";

test("peers are named with their address, and keys are options or in the environment", () => {
  const read = readPeers(
    ["vendure=http://localhost:3000/shop-api", "medusa=https://shop.test:9000/"],
    ["vendure=a"],
    { BENCH_PEER_KEY_MEDUSA: "pk_1" },
  );
  expect(read.map(({ name, origin, key }) => ({ name, origin, key }))).toEqual([
    { name: "vendure", origin: "http://localhost:3000", key: "a" },
    { name: "medusa", origin: "https://shop.test:9000", key: "pk_1" },
  ]);
});

test.each([
  { peer: "saleor=http://localhost", told: '--peer names "saleor"; choose among vendure, medusa.' },
  { peer: "vendure", told: "--peer is written name=value" },
  { peer: "vendure=localhost:3000", told: "needs an address such as http://localhost:3000" },
  { peer: "medusa=ftp://localhost", told: "needs an address such as" },
])("$peer is refused in a sentence", ({ peer, told }) => {
  expect(() => readPeers([peer], [], {})).toThrow(told);
});
