import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TOP_UP_TAX_CHECKS } from "../wallets/verify/top-up-tax-checks.sql.ts";
import { applyFact } from "./apply-fact.ts";
import type { PaymentRow } from "./payment-row.ts";
import { taxedTill, type TaxedTill } from "./testing/taxed-till.ts";
import { factFor } from "./testing/till.ts";

let shop: TaxedTill;
beforeAll(async () => {
  shop = await taxedTill();
});
afterAll(() => shop.close());

// R-TAX-13
describe("the books prove the tax of every top-up", () => {
  const differences = async (change: string, { order_no }: PaymentRow, transfer?: string) => {
    const client = await shop.owner.$client.connect();
    try {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      await client.query(change, [order_no]);
      const { rows } = await client.query<{ says: string }>(TOP_UP_TAX_CHECKS["top-up taxes"] ?? "");
      return rows.map(({ says }) => says).filter((says) => says.includes(transfer ?? order_no));
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  let payment: PaymentRow;
  beforeAll(async () => {
    ({ payment } = await shop.started());
    await applyFact(shop.services, factFor(payment));
    await applyFact(
      shop.services,
      factFor(payment, {
        kind: "refunded",
        back: { refundId: `z-${payment.order_no}`, amount: { currency: "USD", minor: 565 } },
      }),
    );
  });

  test.each([
    ["a lower tax", "update payments set tax_amount = 129 where order_no = $1"],
    ["another rate", "update payments set tax_rate_bp = 1400 where order_no = $1"],
    ["another tax in a refund", "update payment_refunds set tax = 64 where order_no = $1"],
  ])("%s is a difference", async (_says, change) => {
    expect(await differences("select $1::text", payment)).toEqual([]);
    expect(await differences(change, payment)).not.toEqual([]);
  });

  // Both agree with each other, but not with what was booked.
  test("a payment whose tax was removed is a difference", async () => {
    const { rows } = await shop.services.db.$client.query<{ transfer_id: string }>(
      "select transfer_id from payment_credits where order_no = $1",
      [payment.order_no],
    );
    const says = await differences(
      "update payments set tax_rate_bp = null, tax_amount = 0 where order_no = $1",
      payment,
      rows[0]?.transfer_id,
    );
    expect(says).toContain(`transfer ${rows[0]?.transfer_id}: 0 USD of tax should move, entries move 130`);
  });
});
