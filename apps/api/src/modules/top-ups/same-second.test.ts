import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { submitPayment } from "./submit-payment.ts";
import { followLink, linkFor, till } from "./testing/till.ts";

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services } = await till(made.db));
});
afterAll(() => close());

// R-PAY-5
test.each(["unionpay", "sugoi"])(
  "two payers go to %s in the same second, and each to an order of their own",
  async (provider) => {
    const sent = new Set<string>();
    for (const mika of [await player(services.db), await player(services.db)]) {
      const link = await linkFor(services, mika, {}, "CNY", provider);
      const { payment } = await followLink(services, mika, link);
      sent.add(JSON.stringify(await submitPayment(services, mika.uuid, payment.order_no, "zh-CN")));
    }
    expect(sent.size).toBe(2);
  },
);
