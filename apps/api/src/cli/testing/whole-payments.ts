import { randomUUID } from "node:crypto";
import { player } from "../../modules/orders/testing/shop.ts";
import { applyFact, type PaymentRow } from "../../modules/top-ups/index.ts";
import { paymentProvider } from "../../modules/providers/provider-list.ts";
import { refundTopUp } from "../../modules/refunds/refund-top-up.ts";
import { settleProvider } from "../../modules/settlement/settle-provider.ts";
import { listingProviders } from "../../modules/settlement/testing/listing-providers.ts";
import { factFor, openPayment } from "../../modules/top-ups/testing/till.ts";
import { importVoucherSales } from "../../modules/top-ups/vouchers/import-voucher-sales.ts";
import {
  mint,
  goodVouchers,
  staffOf,
  waitingPayment,
} from "../../modules/top-ups/vouchers/testing/voucher-desk.ts";
import { voidVouchers } from "../../modules/top-ups/vouchers/void-vouchers.ts";
import type { Services } from "../../platform/context.ts";

/**
 * What belongs to payments: vouchers, requested refunds, a dispute, a finished comparison, and a sale with an
 * end.
 */
export async function wholePayments(services: Services, byHand: PaymentRow): Promise<void> {
  await someVouchers(services);
  await someRefunds(services, byHand);
  await oneDispute(services);
  await oneSettlement(services);
  await services.db.$client.query(
    `insert into store_activities (store_id, state, percentage_discount, ended_at)
      select id, 2, 10, '2026-12-31' from stores where not exists (select from store_activities where store_id = id) limit 1`,
  );
}

/** One that waits, one that was redeemed and one that is void, and the sale of one. */
async function someVouchers(services: Services): Promise<void> {
  const [maker] = await staffOf(services);
  await mint(services, maker);
  const [used = "", gone = "", kept = ""] = await goodVouchers(services, maker, { count: 3 });
  await (await waitingPayment(services)).types(used);
  const { rows } = await services.db.$client.query<{ batch_uuid: string }>(
    "select batch_uuid from voucher_codes where state = 'redeemed'",
  );
  const uuid = rows[0]?.batch_uuid ?? "";
  await voidVouchers(services, maker, { uuid, codes: [gone], reason: "Returned" });
  const csv = `\uFEFF订单编号,买家实际支付金额,卡密\r\n"=""1000000000000000001""",68.00,${kept}\r\n`;
  await importVoucherSales(services, maker, { provider_key: "taobao", csv, reason: "Of yesterday" });
}

/** A part that goes back by hand, and the largest top-up, for which two people are needed. */
async function someRefunds(services: Services, byHand: PaymentRow): Promise<void> {
  const { rows } = await services.db.$client.query<{ order_no: string; pay_amount: number }>(
    "select order_no, pay_amount from payments where state = 'succeeded' order by coin desc limit 1",
  );
  for (const { order_no, pay_amount, people } of [
    { order_no: byHand.order_no, pay_amount: 100, people: 1 },
    ...rows.map((row) => ({ ...row, people: 2 })),
  ]) {
    const refund = { uuid: randomUUID(), order_no, pay_amount, reason: "Paid too much" };
    for (let nth = 0; nth < people; nth += 1)
      await refundTopUp(
        services,
        { uuid: randomUUID(), role: "finance" },
        { ...refund, bank_reference: `REF00000000000${pay_amount}` },
      );
  }
}

async function oneDispute(services: Services): Promise<void> {
  const payment = await openPayment(services, await player(services.db));
  await applyFact(services, factFor(payment));
  for (const kind of ["disputed", "reversed"] as const)
    await applyFact(services, factFor(payment, { kind, disputeId: "D000000000001" }));
}

/** Of a day with one payment that the provider lists, one that it does not, and one that it lists with another sum. */
async function oneSettlement(services: Services): Promise<void> {
  const vendors = listingProviders();
  const settled = { ...services, paymentProviders: vendors.providers };
  for (const change of [0, 100, null]) {
    const payment = await openPayment(settled, await player(services.db), "USD", "stripe");
    const fact = factFor(payment, { occurredAt: services.now() });
    await applyFact(settled, fact);
    if (change === null) continue;
    const amount = { ...fact.amount, minor: fact.amount.minor + change };
    vendors.lists({ ...fact, amount, evidence: { source: "settlement", rawRef: "list" } });
  }
  const provider = paymentProvider(settled, "stripe");
  if (!provider) throw new Error("Stripe is not on offer");
  const day = services.now().toISOString().slice(0, 10);
  const later = new Date(services.now().getTime() + 2 * 86_400_000);
  const reports = await settleProvider({ db: services.db, now: () => later }, provider, day);
  if (reports.at(-1)?.finished_at == null) throw new Error(`Not settled: ${JSON.stringify(reports)}`);
}
