import { expect, test } from "vitest";
import { INSIDE, onBehalfOf, visitorNow } from "./visitor.ts";

test("requests during a page render are attributed to its visitor, even with concurrent renders", async () => {
  const addresses = Array.from({ length: 20 }, (_, at) => `198.51.100.${at}`);
  const makePage = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return Promise.all([1, 2].map(async () => visitorNow().address));
  };
  const seen = await Promise.all(addresses.map((address) => onBehalfOf({ address }, makePage)));
  expect(seen).toEqual(addresses.map((address) => [address, address]));
});

test("without a visitor it is the server itself", () => {
  expect(visitorNow()).toBe(INSIDE);
});
