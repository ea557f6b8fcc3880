import { isCredited, type PaymentState } from "@catnip/domain/payments";
import type { Connection } from "../wallets/index.ts";
import type { PaymentView } from "../providers/index.ts";

/** A top-up as stored; amounts: those of money in minor units, `coin` and `silver` in meowcent. */
export type PaymentRow = {
  readonly order_no: string;
  readonly user_uuid: string;
  readonly platform_key: string;
  readonly state: PaymentState;
  readonly provider_key: string;
  readonly merchant_account: string;
  readonly method: string;
  readonly provider_ref: string | null;
  readonly currency_id: string;
  /** What the player pays, tax included. */
  readonly pay_amount: number;
  /** The plan's price, and the tax that was added to it. */
  readonly net_amount: number;
  readonly tax_amount: number;
  /** In ten-thousandths of the plan's price; null: nothing was added. */
  readonly tax_rate_bp: number | null;
  readonly coin: number;
  readonly silver: number;
  readonly return_url: string | null;
  readonly locale: string;
  readonly review_reason: string | null;
  readonly handed_over_at: Date | null;
  readonly expires_at: Date;
  readonly queries: number;
  readonly next_query_at: Date | null;
  readonly created_at: Date;
};

export const PAYMENT_COLUMNS = `order_no, user_uuid, platform_key, state, provider_key, merchant_account, method, provider_ref, currency_id,
  pay_amount, net_amount, tax_amount, tax_rate_bp, coin, silver, return_url, locale, review_reason, handed_over_at, expires_at, queries, next_query_at, created_at`;

/** A user's own payment; another user's is treated like one that does not exist. */
export async function ownPayment(
  connection: Connection,
  userUuid: string,
  orderNo: string,
): Promise<PaymentRow | null> {
  const { rows } = await connection.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 and user_uuid = $2`,
    [orderNo, userUuid],
  );
  return rows[0] ?? null;
}

/** The part of a payment that its provider adapter sees. */
export function viewOf(payment: PaymentRow): PaymentView {
  return {
    orderNo: payment.order_no,
    method: payment.method,
    amount: { currency: payment.currency_id, minor: payment.pay_amount },
    providerRef: payment.provider_ref,
    expiresAt: payment.expires_at,
    payer: payment.user_uuid,
  };
}

/** Whether querying the provider could still change anything. */
export function mayStillChange({ state }: Pick<PaymentRow, "state">): boolean {
  return !isCredited(state) && state !== "review";
}
