import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { player } from "../orders/testing/shop.ts";
import { walletOf } from "../wallets/index.ts";
import { applyFact } from "./apply-fact.ts";
import { decideCase } from "../reviews/cases/decide-case.ts";
import { findPaymentCases } from "../reviews/cases/find-cases.ts";
import type { PaymentRow } from "./payment-row.ts";
import { TOTAL, taxedTill, type TaxedTill } from "./testing/taxed-till.ts";
import { factFor } from "./testing/till.ts";

let shop: TaxedTill;
beforeAll(async () => {
  shop = await taxedTill();
});
afterAll(() => shop.close());

// R-TAX-14
describe("money that does not match", () => {
  const paidOddly = async (minor: number) => {
    const { viewer, payment } = await shop.started();
    expect(
      (await applyFact(shop.services, factFor(payment, { amount: { currency: "USD", minor } }))).outcome,
    ).toBe("review");
    const [found] = (await findPaymentCases(shop.services.db, { open: true })).filter(
      ({ order_no }) => order_no === payment.order_no,
    );
    if (!found) throw new Error("There is no case");
    return { viewer, payment, found };
  };
  const credit = (case_uuid: string) =>
    decideCase(
      shop.services,
      { uuid: randomUUID(), role: "finance" },
      { uuid: randomUUID(), case_uuid, decision: "credit-paid", reason: "It arrived" },
    );

  test("the plan's price without its tax is too little, and buys what it is worth less the tax", async () => {
    const { viewer, payment, found } = await paidOddly(1_000);
    // USD 8.85 and 1.15 of tax.
    expect(found.coin).toBe(885);
    const { credited_order_no } = await credit(found.uuid);
    expect(await walletOf(shop.services.db, viewer.uuid)).toEqual({ meowcent: 885, silver: 0 });
    const { rows } = await shop.services.db.$client.query<PaymentRow>(
      "select order_no, pay_amount, net_amount, tax_amount, tax_rate_bp from payments where order_no = $1",
      [credited_order_no],
    );
    expect(rows).toMatchObject([{ pay_amount: 1_000, net_amount: 885, tax_amount: 115, tax_rate_bp: 1_300 }]);
    expect(await shop.owedTax({ ...payment, order_no: credited_order_no ?? "" })).toBe(115);
  });

  test("the total of another plan is that plan", async () => {
    const { viewer, found } = await paidOddly(2_260);
    expect(found.coin).toBe(2_000);
    await credit(found.uuid);
    expect(await walletOf(shop.services.db, viewer.uuid)).toEqual({ meowcent: 2_000, silver: 150 });
  });

  test("has no tax where none was shown", async () => {
    const stranger = await player(shop.services.db, { country: "ca" });
    const { payment } = await shop.started("us", 1_000);
    const orderNo = "01JNB2Q6W0ABCDEFGHJKMNPQRT";
    await applyFact(shop.services, factFor({ ...payment, order_no: orderNo, pay_amount: TOTAL }));
    const [found] = (await findPaymentCases(shop.services.db, { open: true })).filter(
      ({ order_no }) => order_no === orderNo,
    );
    await decideCase(
      shop.services,
      { uuid: randomUUID(), role: "finance" },
      {
        uuid: randomUUID(),
        case_uuid: found?.uuid ?? "",
        decision: "credit-paid",
        user_uuid: stranger.uuid,
        reason: "It arrived",
      },
    );
    expect((await walletOf(shop.services.db, stranger.uuid)).meowcent).toBe(1_130);
  });
});
