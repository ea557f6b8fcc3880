import { payoutMayBecome, type PayoutState } from "@catnip/domain/payouts";
import { randomUUID } from "node:crypto";
import { ApiError } from "../../platform/errors.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { postTransfer, type TransferEntry } from "../wallets/index.ts";
import type { PayoutRow } from "./payout-row.ts";

export type PayoutStep = {
  readonly to: PayoutState;
  /** The batch it is in; null before and without one. */
  readonly batch: string | null;
  readonly actor: string;
  readonly why: string;
  readonly now: Date;
};

/**
 * Takes a payout one step further, and books it (R-ERN-12). The payout must be locked.
 *
 * @throws ApiError `request/version-conflict` where the step is not possible any more
 */
export async function takeStep(tx: Transaction, payout: PayoutRow, step: PayoutStep): Promise<void> {
  const { to, batch, actor, why, now } = step;
  if (!payoutMayBecome(payout.state, to))
    throw new ApiError("request/version-conflict", `A payout that is ${payout.state} cannot become ${to}.`, {
      field: payout.uuid,
    });
  const booked = bookingOf(payout, to);
  const transfer = booked ? randomUUID() : null;
  if (booked && transfer) await postTransfer(tx.$client, { id: transfer, ...booked, now });
  await tx.$client.query(
    `insert into payout_steps (request_uuid, from_state, to_state, batch_uuid, transfer_uuid, actor_uuid, why, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [payout.uuid, payout.state, to, batch, transfer, actor, why, now],
  );
  await tx.$client.query("update payout_requests set state = $2 where uuid = $1", [payout.uuid, to]);
}

type Booking = { readonly kind: string; readonly reason: string; readonly entries: readonly TransferEntry[] };

/** What a step moves; null: nothing. Coins that leave become money of the bank, the reverse of a top-up. */
function bookingOf(payout: PayoutRow, to: PayoutState): Booking | null {
  const { creator_uuid: uuid, amount, currency_id, pay_amount } = payout;
  const account = (name: string, by: number): TransferEntry => ({
    owner: "creator",
    uuid,
    name,
    currency: "meowcent",
    amount: by,
  });
  const paid = (sign: 1 | -1): readonly TransferEntry[] => [
    { owner: "platform", name: "conversion", currency: "meowcent", amount: sign * amount },
    { owner: "platform", name: "conversion", currency: currency_id, amount: -sign * pay_amount },
    { owner: "psp", name: "bank", currency: currency_id, amount: sign * pay_amount },
  ];
  switch (to) {
    case "requested":
    case "batched":
      return null;
    case "settled":
      return {
        kind: "payout-settlement",
        reason: "a payout was paid",
        entries: [account("requested", -amount), ...paid(1)],
      };
    case "returned":
    case "cancelled":
      return {
        kind: "payout-return",
        reason: "a payout came back",
        entries:
          payout.state === "settled"
            ? [account("payable", amount), ...paid(-1)]
            : [account("requested", -amount), account("payable", amount)],
      };
  }
}
