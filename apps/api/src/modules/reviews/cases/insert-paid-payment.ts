import type { PoolClient } from "pg";
import { ulid } from "ulid";
import type { PaymentRow } from "../../top-ups/index.ts";
import type { Bought, CaseRow } from "./find-cases.ts";

type PaidPayment = {
  readonly row: CaseRow;
  /** The order the money was meant for, if any. */
  readonly like: PaymentRow | null;
  readonly userUuid: string;
  readonly paid: Bought;
  readonly now: Date;
};

/**
 * Records a payment for money that arrived without a matching order: the amount actually paid, and the coins it is
 * worth. The order it was meant for stays unchanged.
 *
 * @returns its order number
 */
export async function insertPaidPayment(
  client: PoolClient,
  { row, like, userUuid, paid, now }: PaidPayment,
): Promise<string> {
  const orderNo = ulid(now.getTime());
  await client.query(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id,
        currency_id, pay_amount, tax_amount, tax_rate_bp, coin, silver, return_url, data_creation_source, locale, expires_at,
        created_at, updated_at)
      values ($1, $2, 'staff', $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, null, 'staff', $14, $15, $15, $15)`,
    [
      orderNo,
      userUuid,
      like?.platform_key ?? "international",
      row.provider,
      row.merchant_account,
      like?.method ?? row.provider,
      paid.plan.plan_id,
      row.currency_id,
      row.pay_amount,
      paid.tax,
      paid.tax_rate_bp,
      paid.coin,
      paid.silver,
      like?.locale ?? "en-US",
      now,
    ],
  );
  return orderNo;
}
