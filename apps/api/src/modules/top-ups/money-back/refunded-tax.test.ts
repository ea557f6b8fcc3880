import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { walletOf } from "../../wallets/index.ts";
import { applyFact } from "../apply-fact.ts";
import type { PaymentRow } from "../payment-row.ts";
import { TOTAL, taxedTill, type TaxedTill } from "../testing/taxed-till.ts";
import { factFor } from "../testing/till.ts";

let shop: TaxedTill;
beforeAll(async () => {
  shop = await taxedTill();
});
afterAll(() => shop.close());

// R-TAX-12
describe("a refund", () => {
  const refund = (payment: PaymentRow, id: string, minor: number) =>
    applyFact(
      shop.services,
      factFor(payment, {
        kind: "refunded",
        back: { refundId: `${id}-${payment.order_no}`, amount: { currency: "USD", minor } },
      }),
    );
  const toppedUp = async () => {
    const { viewer, payment } = await shop.started();
    await applyFact(shop.services, factFor(payment));
    const backOf = async () => {
      const { rows } = await shop.services.db.$client.query<{ minor: number; tax: number; coin: number }>(
        "select minor, tax, coin from payment_refunds where order_no = $1 order by id",
        [payment.order_no],
      );
      return rows;
    };
    return { viewer, payment, backOf };
  };

  test("of everything gives price and tax back, and takes the plan's coins", async () => {
    const { viewer, payment, backOf } = await toppedUp();
    expect(await refund(payment, "a", TOTAL)).toMatchObject({ state: "refunded" });
    expect(await backOf()).toEqual([{ minor: TOTAL, tax: 130, coin: 1_000 }]);
    expect(await walletOf(shop.services.db, viewer.uuid)).toEqual({ meowcent: 0, silver: 0 });
    expect(await shop.owedTax(payment)).toBe(0);
  });

  test("of the plan's price is no full refund", async () => {
    const { payment } = await toppedUp();
    expect(await refund(payment, "a", 1_000)).toMatchObject({ state: "partially_refunded" });
    expect(await shop.owedTax(payment)).toBe(15);
  });

  test("in parts states the tax in each, which add up to the tax", async () => {
    const { payment, backOf } = await toppedUp();
    for (const [id, minor] of [
      ["a", 333],
      ["b", 333],
      ["c", 464],
    ] as const)
      await refund(payment, id, minor);
    expect((await backOf()).map(({ tax }) => tax)).toEqual([38, 39, 53]);
    expect(await shop.owedTax(payment)).toBe(0);
  });

  test("of many parts reported at once, twice each, gives no tax back twice", async () => {
    const { payment, backOf } = await toppedUp();
    const parts = Array.from({ length: 10 }, (_, part) => `p${part}`);
    await Promise.all([...parts, ...parts].map((id) => refund(payment, id, 113)));
    const shares = (await backOf()).map(({ tax }) => tax);
    expect(shares).toEqual(Array.from({ length: 10 }, () => 13));
    expect(await shop.owedTax(payment)).toBe(0);
    expect(await refund(payment, "more", 1)).toMatchObject({ outcome: "review" });
  });
});
