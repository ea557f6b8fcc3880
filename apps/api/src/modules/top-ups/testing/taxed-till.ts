import { expect } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { player } from "../../orders/testing/shop.ts";
import { verifyLedger } from "../../wallets/index.ts";
import type { PaymentRow } from "../payment-row.ts";
import { followLink, linkFor, till } from "./till.ts";
import { vendor } from "./vendor.ts";

/** What Canadians pay for the second USD plan: 10 coins for USD 10.00, half a coin of silver, and 13 % of tax. */
export const TOTAL = 1_130;

/** A shop where a tax is added to top-ups in Canada, and nowhere else at first. */
export type TaxedTill = {
  readonly services: Services;
  readonly owner: Database;
  readonly pass: (ms: number) => void;
  /** Makes a rule that is added to top-ups, in ten-thousandths, straight in the table. */
  readonly ruled: (country: string, rateBp: number, rule?: Rule) => Promise<void>;
  /** Starts a payment of a plan, with the amount in minor units that its payer was shown. */
  readonly start: (
    viewer: Viewer,
    payAmount: number,
    currency?: string,
    provider?: string,
  ) => Promise<PaymentRow>;
  /** The same for a new player of a country. */
  readonly started: (country?: string, payAmount?: number) => Promise<Started>;
  /** What is on the account of taxes for a payment, in minor units. */
  readonly owedTax: (payment: Pick<PaymentRow, "order_no">) => Promise<number>;
  /** Ends the shop, whose books must balance. */
  readonly close: () => Promise<void>;
};

export type Started = { readonly viewer: Viewer; readonly payment: PaymentRow };

/** From a moment on, until another; `inclusive`: contained in prices in coins. */
type Rule = { readonly from?: string; readonly until?: string; readonly mode?: "exclusive" | "inclusive" };

export async function taxedTill(): Promise<TaxedTill> {
  const made = await testDatabase(50);
  const sugoi = vendor(() => services.now());
  const { services, pass } = await till(made.db, sugoi.network);
  const start: TaxedTill["start"] = async (viewer, pay_amount, currency = "USD", provider = "sugoi") => {
    const link = await linkFor(services, viewer, { pay_amount }, currency, provider);
    return (await followLink(services, viewer, link)).payment;
  };
  const ruled: TaxedTill["ruled"] = async (
    country,
    rateBp,
    { from = "2026-01-01T00:00:00Z", until, mode = "exclusive" } = {},
  ) => {
    await services.db.$client.query(
      `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, valid_until, created_by, created_at)
        values (gen_random_uuid(), $1, $2, $3, $4, $5, gen_random_uuid(), '2025-12-01')`,
      [country, rateBp, mode, from, until ?? null],
    );
  };
  await ruled("ca", 1_300);
  return {
    services,
    owner: made.owner,
    pass,
    ruled,
    start,
    started: async (country = "ca", payAmount = TOTAL) => {
      const viewer = await player(services.db, { country });
      return { viewer, payment: await start(viewer, payAmount) };
    },
    owedTax: async ({ order_no }) => {
      const { rows } = await services.db.$client.query<{ tax: number }>(
        `select coalesce(sum(e.amount), 0)::bigint as tax from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.name = 'tax' and e.transfer_id in (select transfer_id from payment_credits where order_no = $1
            union select transfer_id from payment_refunds where order_no = $1)`,
        [order_no],
      );
      return rows[0]?.tax ?? 0;
    },
    close: async () => {
      expect((await verifyLedger(services.db)).differences).toEqual([]);
      await made.close();
    },
  };
}
