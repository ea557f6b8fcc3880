import type { Services } from "../../platform/context.ts";
import { notify } from "../notifications/index.ts";

/**
 * Job `payment-receipt`, queued in the credit's transaction: sends the payer a receipt for a top-up. Idempotent.
 *
 * @param payload `{order_no}`
 */
export async function paymentReceipt(
  { db, now }: Pick<Services, "db" | "now">,
  payload: unknown,
): Promise<void> {
  const orderNo =
    typeof payload === "object" && payload !== null && "order_no" in payload ? String(payload.order_no) : "";
  const { rows } = await db.$client.query<{
    user_uuid: string;
    currency_id: string;
    pay_amount: number;
    net_amount: number;
    tax_amount: number;
    tax_rate_bp: number | null;
    coin: number;
    silver: number;
  }>(
    `select user_uuid, currency_id, pay_amount, net_amount, tax_amount, tax_rate_bp, coin, silver
      from payments where order_no = $1`,
    [orderNo],
  );
  const [payment] = rows;
  if (!payment) return;
  const { user_uuid: userUuid, net_amount, tax_amount, tax_rate_bp, ...facts } = payment;
  // Where there is no tax, nothing speaks of one.
  const taxed = tax_amount > 0 && tax_rate_bp !== null ? { net_amount, tax_amount, tax_rate_bp } : {};
  await notify(
    db,
    { userUuid, kind: "top_up_receipt", subject: orderNo, facts: { order_no: orderNo, ...facts, ...taxed } },
    now(),
  );
}
