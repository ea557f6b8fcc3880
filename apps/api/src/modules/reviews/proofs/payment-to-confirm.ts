import type { RequestContext } from "../../../platform/context.ts";
import { read } from "../../../platform/read.ts";
import { isTransfer } from "./own-proofs.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "../../top-ups/index.ts";
import { readReference } from "../../providers/index.ts";

/** A payment through customer service, by the reference that was quoted or by its number; null: there is none. */
export async function paymentToConfirm(
  context: RequestContext,
  reference: string,
): Promise<PaymentRow | null> {
  const typed = reference.trim().toUpperCase();
  const name = /^[0-9A-Z]{26}$/.test(typed) ? typed : readReference(typed);
  if (!name) return null;
  const [payment, another] = await read<PaymentRow>(
    context.db,
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 or provider_ref = $1 limit 2`,
    [name],
  );
  return payment && !another && isTransfer(context, payment) ? payment : null;
}
