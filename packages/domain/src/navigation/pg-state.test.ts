import { expect, test } from "vitest";
import { readPgState, writePgState } from "./index.ts";

const uuid = "0195f3a0-1111-7222-8333-444455556666";
const encode = (json: string) => Buffer.from(json).toString("base64url");

test.each([
  { popup: "add-credit" },
  { popup: "store-checkout", store_id: 42, user_coupon_uuids: [uuid] },
  { popup: "cart-checkout", cart_store_uuids: [uuid, uuid] },
] as const)("$popup is restored as it was", (state) => {
  const text = writePgState(state) ?? "";
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(readPgState(text)).toEqual(state);
});

// R-CHK-9
test("a state that is too long is not written", () => {
  expect(
    writePgState({ popup: "cart-checkout", cart_store_uuids: Array.from({ length: 33 }, () => uuid) }),
  ).toBeNull();
});

test.each([
  { says: "nothing", text: null },
  { says: "an empty text", text: "" },
  { says: "text that is not base64url", text: "{}" },
  { says: "text that is not JSON", text: encode("popup") },
  { says: "a list", text: encode("[]") },
  { says: "null", text: encode("null") },
  { says: "no popup", text: encode('{"store_id":1}') },
  { says: "an unknown popup", text: encode('{"popup":"admin"}') },
  { says: "a price", text: encode('{"popup":"bill","price":1}') },
  { says: "a prototype key", text: encode('{"popup":"bill","__proto__":{"popup":"bill"}}') },
  { says: "only a prototype key", text: encode('{"__proto__":{"popup":"bill"}}') },
  { says: "a constructor", text: encode('{"popup":"bill","constructor":{}}') },
  { says: "an id as a string", text: encode('{"popup":"bill","store_id":"1"}') },
  { says: "a fractional id", text: encode('{"popup":"bill","store_id":1.5}') },
  { says: "an id of zero", text: encode('{"popup":"bill","store_id":0}') },
  { says: "invalid uuids", text: encode('{"popup":"bill","cart_store_uuids":["<b>"]}') },
  { says: "uuids that are not a list", text: encode(`{"popup":"bill","cart_store_uuids":"${uuid}"}`) },
  { says: "a megabyte", text: "A".repeat(1_000_000) },
])("a forged state restores nothing: $says", ({ text }) => {
  expect(readPgState(text)).toBeNull();
});
