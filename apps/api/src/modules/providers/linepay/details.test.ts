import { expect, test } from "vitest";
import { paidFact } from "./details.ts";

const ORDER = "01JNB2Q6W0ABCDEFGHJKMNPQRS";
const ABOUT = { provider: "linepay", merchantAccount: "1656000000" };
const paid = (...amounts: readonly string[]) => ({
  transactionId: "2018082512345678910",
  orderId: ORDER,
  currency: "TWD",
  payInfo: amounts.map((amount) => ({ amount })),
});

test("what was paid with card and points is the sum of both", () => {
  expect(paidFact([paid("100", "50")], ORDER, ABOUT)).toMatchObject({
    amount: { currency: "TWD", minor: 15_000 },
    kind: "succeeded",
  });
});

test("a part that is no amount makes it no fact", () => {
  expect(paidFact([paid("100", "half")], ORDER, ABOUT)).toBeNull();
});

test("a payment of another order does not count for this one", () => {
  expect(paidFact([{ ...paid("150"), orderId: "01JNB2Q6W0ABCDEFGHJKMNPQRT" }], ORDER, ABOUT)).toBeNull();
});
