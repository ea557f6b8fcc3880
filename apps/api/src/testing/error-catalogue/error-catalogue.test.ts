import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ERROR_CODES, isErrorCode, MESSAGE_CODES } from "@catnip/domain/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openIdentity, type Identity } from "../../modules/accounts/testing/identity.ts";
import { seedReference } from "../../seed/reference.ts";
import { testShop, type TestShop } from "../test-shop.ts";
import { CLIENT_CODES, PRODUCERS } from "./producers.ts";

const root = path.resolve(import.meta.dirname, "../../../../..");

let shop: TestShop;
let identity: Identity;
beforeAll(async () => {
  shop = await testShop();
  await seedReference(shop.db);
  identity = await openIdentity();
});
afterAll(async () => {
  await shop.close();
  await identity.close();
});

// R-ERR-1
test("every code of the catalog is produced by the server or a client", () => {
  const listed = [...Object.keys(PRODUCERS), ...Object.keys(CLIENT_CODES)];
  expect(listed.toSorted()).toEqual(ERROR_CODES.toSorted());
});

describe("the server produces", () => {
  test.each(Object.entries(PRODUCERS))("%s", async (code, produce) => {
    expect(await produce({ shop, identity })).toBe(code);
  });
});

test.each(Object.entries(CLIENT_CODES))("%s is shown by a client, as its test says", (code, file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(readFileSync(path.join(root, file), "utf8")).toContain(code);
});

test("every code has a translation in the shops", () => {
  const source = readFileSync(path.join(root, "packages/site/src/messages/error-messages.ts"), "utf8");
  const words = new Map(
    [...source.matchAll(/"([\w/-]+)": msg`([^`]+)`/g)].map(([, code, text]) => [code, text]),
  );
  for (const code of ERROR_CODES) {
    expect([code, words.get(code)]).toEqual([code, expect.stringMatching(/.{5}/)]);
  }
});

test("message codes do not overlap with error codes", () => {
  expect(Object.keys(MESSAGE_CODES).filter(isErrorCode)).toEqual([]);
});
