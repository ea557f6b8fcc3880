import type { Services } from "../../platform/context.ts";
import { queueMail } from "../../platform/mail.ts";
import { hundredths, receiptMail } from "../wallets/index.ts";

/**
 * Job `payment-receipt`, queued by the credit's own transaction: writes the receipt of a top-up.
 *
 * @param payload `{order_no}`
 */
export async function paymentReceipt({ db }: Pick<Services, "db">, payload: unknown): Promise<void> {
  const orderNo =
    typeof payload === "object" && payload !== null && "order_no" in payload ? String(payload.order_no) : "";
  const { rows } = await db.$client.query<{
    email: string;
    currency_id: string;
    pay_amount: number;
    coin: number;
    silver: number;
    locale: string;
  }>(
    `select u.email, p.currency_id, p.pay_amount, p.coin, p.silver, p.locale
      from payments p join "user" u on u.id = p.user_uuid where p.order_no = $1 and u.email not like '%@deleted.invalid'`,
    [orderNo],
  );
  const [payment] = rows;
  if (!payment) return; // The payer has left meanwhile.
  const lines = [
    { what: "paid" as const, amount: `${payment.currency_id} ${hundredths(payment.pay_amount)}` },
    { what: "coin" as const, amount: hundredths(payment.coin) },
    ...(payment.silver > 0 ? [{ what: "silver" as const, amount: hundredths(payment.silver) }] : []),
  ];
  await queueMail(db, receiptMail(payment.email, payment.locale, { kind: "top-up", number: orderNo, lines }));
}
