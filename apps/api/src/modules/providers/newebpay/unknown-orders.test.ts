import { expect, test } from "vitest";
import { unknownOrders } from "./unknown-orders.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12) + minutes * 60_000);
const order = (orderNo: string, payer = `payer of ${orderNo}`) => ({ orderNo, payer });

// R-PAY-29
test("an order the vendor does not know rests, longer each time; others do not", () => {
  const asked = unknownOrders();
  expect(asked.mayAsk(order("A"), at(0))).toBe(true);
  asked.wasUnknown(order("A"), at(0));
  expect(asked.mayAsk(order("A"), at(3))).toBe(false);
  expect(asked.mayAsk(order("B"), at(3))).toBe(true);
  expect(asked.mayAsk(order("A"), at(4))).toBe(true);
  asked.wasUnknown(order("A"), at(4));
  expect(asked.mayAsk(order("A"), at(19))).toBe(false);
  expect(asked.mayAsk(order("A"), at(20))).toBe(true);
});

// R-PAY-29
test("one payer who leaves order after order behind does not delay another's", () => {
  const asked = unknownOrders();
  let answers = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    const left = order(`left ${minute}`, "idler");
    if (asked.mayAsk(left, at(minute))) {
      asked.wasUnknown(left, at(minute));
      answers += 1;
    }
    expect(asked.mayAsk(order("genuine", "someone"), at(minute))).toBe(true);
  }
  expect(answers).toBe(5);
});

// R-PAY-29
test.each([1, 2, 4])("%i processes together stay within the number", (processes) => {
  const each = Array.from({ length: processes }, () => unknownOrders(processes));
  let answers = 0;
  for (let minute = 0; minute < 60; minute += 1)
    for (const asked of each) {
      const left = order(`${minute}`);
      if (!asked.mayAsk(left, at(minute))) continue;
      asked.wasUnknown(left, at(minute));
      answers += 1;
    }
  expect(answers).toBeGreaterThan(5);
  expect(answers).toBeLessThanOrEqual(10);
});

// R-PAY-29
test("an order that the vendor knows may always be queried", () => {
  const asked = unknownOrders();
  asked.wasKnown(order("genuine", "idler"), at(0));
  for (let left = 0; left < 10; left += 1) asked.wasUnknown(order(`left ${left}`, "idler"), at(1));
  expect(asked.mayAsk(order("genuine", "idler"), at(2))).toBe(true);
  expect(asked.mayAsk(order("B"), at(2))).toBe(false);
});

// R-PAY-29
test("there are never more than ten such answers in an hour, and none while the query is locked", () => {
  const asked = unknownOrders();
  for (let each = 0; each < 10; each += 1) asked.wasUnknown(order(`order ${each}`), at(each));
  expect(asked.mayAsk(order("B"), at(10))).toBe(false);
  expect(asked.mayAsk({ orderNo: "anonymous" }, at(10))).toBe(false);
  expect(asked.mayAsk(order("B"), at(61))).toBe(true);

  const locked = unknownOrders();
  locked.wasKnown(order("B"), at(0));
  locked.isLocked(at(0));
  expect(locked.mayAsk(order("B"), at(59))).toBe(false);
  expect(locked.mayAsk(order("B"), at(60))).toBe(true);
});
