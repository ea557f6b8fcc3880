import { expect, test } from "vitest";
import { readRequest } from "./order-request.ts";

const ORDER = {
  amount: 150,
  currency: "TWD",
  orderId: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  packages: [{ id: "1", amount: 150, name: "P", products: [{ name: "P", quantity: 1, price: 150 }] }],
  redirectUrls: { confirmUrl: "http://pay.test/back", cancelUrl: "http://pay.test/back?cancelled=1" },
};

test("an order is read", () => {
  expect(readRequest(JSON.stringify(ORDER))).toMatchObject({ orderId: ORDER.orderId, minor: 15_000 });
});

test.each([
  ["no JSON", "x", "2102"],
  ["a strange order number", { ...ORDER, orderId: "a b" }, "2101"],
  ["decimals in TWD", { ...ORDER, amount: 150.5 }, "1124"],
  ["the amount as text", { ...ORDER, amount: "150" }, "1124"],
  ["an unknown currency", { ...ORDER, currency: "XXX" }, "1124"],
  ["packages of another sum", { ...ORDER, amount: 151 }, "2101"],
  ["no packages", { ...ORDER, packages: [] }, "2101"],
  [
    "a script as the way back",
    { ...ORDER, redirectUrls: { confirmUrl: "javascript:1", cancelUrl: "x" } },
    "2101",
  ],
])("%s is refused", (_says, body, code) => {
  expect(readRequest(typeof body === "string" ? body : JSON.stringify(body))).toEqual({ code });
});
