import type { TopUpRefundState } from "@catnip/domain/payments";
import { taxGoingBack } from "@catnip/domain/taxes";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";

/** A refund that staff requested. Amounts in minor units of the payment's currency. */
export type TopUpRefund = {
  readonly uuid: string;
  readonly refund_no: string;
  readonly order_no: string;
  readonly pay_amount: number;
  readonly refunded_before: number;
  readonly why: string;
  readonly bank_reference: string | null;
  readonly state: TopUpRefundState;
  readonly asked_by: string;
  readonly approved_by: string | null;
  readonly tries: number;
  readonly created_at: Date;
};

export const REFUND_COLUMNS = `uuid, refund_no, order_no, pay_amount, refunded_before, why, bank_reference, state, asked_by,
  approved_by, tries, created_at`;

/** A payment's refunds that staff requested, oldest first. */
export const refundsOf = (db: Queryable, orderNo: string): Promise<readonly TopUpRefund[]> =>
  read<TopUpRefund>(
    db,
    `select ${REFUND_COLUMNS} from top_up_refunds where order_no = $1 order by created_at, uuid`,
    [orderNo],
  );

/**
 * How much of a refund is tax that was added to the top-up, in minor units, as it will be booked if nothing else goes
 * back before (R-TAX-12).
 */
export async function taxInRefund(
  db: Queryable,
  { order_no, refunded_before, pay_amount }: TopUpRefund,
): Promise<number> {
  const [paid] = await read<Parameters<typeof taxGoingBack>[0]>(
    db,
    "select pay_amount, tax_amount, currency_id from payments where order_no = $1",
    [order_no],
  );
  return paid ? taxGoingBack(paid, refunded_before, pay_amount) : 0;
}

export async function refundBy(db: Queryable, uuid: string): Promise<TopUpRefund | null> {
  const [row] = await read<TopUpRefund>(db, `select ${REFUND_COLUMNS} from top_up_refunds where uuid = $1`, [
    uuid,
  ]);
  return row ?? null;
}

export const invalid = (field: string, message: string) => new ApiError("input/invalid", message, { field });
export const conflict = () =>
  new ApiError("request/id-conflict", "This key was used for something else", { field: "uuid" });
