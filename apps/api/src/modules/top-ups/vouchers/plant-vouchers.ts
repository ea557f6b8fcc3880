import type { Services } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { PROVIDERS } from "../../providers/index.ts";
import { voucherMac } from "./voucher-mac.ts";

/**
 * Seeds vouchers with these very codes for the smallest plan of a currency, issued at once without a person. For the
 * demo shop only: published codes must be worth nothing. Idempotent; does nothing if no provider sells vouchers.
 */
export async function plantVouchers(
  { config, db, now }: Pick<Services, "config" | "db" | "now">,
  batch: {
    readonly uuid: string;
    readonly currency: string;
    readonly expiresAt: Date;
  },
  codes: readonly string[],
): Promise<void> {
  const seller = PROVIDERS.find(({ capabilities }) => capabilities.kind.includes("voucher"));
  if (!seller) return;
  await inTransaction(db, async ({ $client }) => {
    const { rowCount } = await $client.query(
      `insert into voucher_batches (uuid, provider_key, plan_id, currency_id, pay_amount, coin, count, expires_at, worth,
          created_at, needs_approval, issued_at)
        select $1, $2, id, currency_id, pay_amount, coin, $4, $5, (coin + silver) * $4::int, $6, false, $6
        from recharge_plans where currency_id = $3 and enable order by index limit 1 on conflict do nothing`,
      [batch.uuid, seller.key, batch.currency, codes.length, batch.expiresAt, now()],
    );
    if (rowCount === 0) return;
    await $client.query(
      "insert into voucher_codes (mac, batch_uuid, state, changed_at) select unnest($1::bytea[]), $2, 'issued', $3",
      [codes.map((code) => voucherMac(config, code)), batch.uuid, now()],
    );
  });
}
