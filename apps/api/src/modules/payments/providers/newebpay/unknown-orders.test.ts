import { expect, test } from "vitest";
import { unknownOrders } from "./unknown-orders.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12) + minutes * 60_000);

// R-PAY-29
test("an order the vendor does not know is left alone for some minutes, others are not", () => {
  const asked = unknownOrders();
  expect(asked.mayAsk("A", at(0))).toBe(true);
  asked.wasUnknown("A", at(0));
  expect(asked.mayAsk("A", at(3))).toBe(false);
  expect(asked.mayAsk("B", at(3))).toBe(true);
  expect(asked.mayAsk("A", at(5))).toBe(true);
});

// R-PAY-29
test("after ten of them within an hour, and once the vendor has locked the query, it rests for an hour", () => {
  const asked = unknownOrders();
  for (let order = 0; order < 10; order += 1) asked.wasUnknown(`order ${order}`, at(order));
  expect(asked.mayAsk("B", at(10))).toBe(false);
  expect(asked.mayAsk("B", at(61))).toBe(true);

  const locked = unknownOrders();
  locked.isLocked(at(0));
  expect(locked.mayAsk("B", at(59))).toBe(false);
  expect(locked.mayAsk("B", at(60))).toBe(true);
});
