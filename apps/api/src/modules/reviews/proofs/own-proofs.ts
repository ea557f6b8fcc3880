import { takesProofs } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "../../top-ups/index.ts";
import { paymentProvider } from "../../providers/index.ts";

/** Whether a payment is by customer service, where a person looks at proofs. */
export const isTransfer = (services: Services, { provider_key }: Pick<PaymentRow, "provider_key">): boolean =>
  paymentProvider(services, provider_key)?.channels !== undefined;

/**
 * Locks a payer's own payment while its proofs change, in the order of `confirmPayment`, so that nothing changes while
 * staff decide.
 *
 * @throws ApiError `pay/payment-not-found` also for another player's and for one that no transfer pays,
 *   `pay/case-decided`
 */
export async function lockOwnTransfer(
  client: PoolClient,
  services: Services,
  userUuid: string,
  orderNo: string,
): Promise<void> {
  const { rows } = await client.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where order_no = $1 and user_uuid = $2 for update`,
    [orderNo, userUuid],
  );
  const [payment] = rows;
  if (!payment || !isTransfer(services, payment)) throw paymentNotFound();
  if (!takesProofs(payment.state))
    throw new ApiError("pay/case-decided", "This payment has been decided already");
}

export const paymentNotFound = () =>
  new ApiError("pay/payment-not-found", "There is no such payment by customer service");
