import { DAY_MS } from "../time/index.ts";
import type { PaymentState } from "./payment-states.ts";

/** Pictures that a payer may attach to a transfer. */
export const PAYMENT_PROOFS_MAX = 3;

/** How long they are kept, decided or not. */
export const PAYMENT_PROOF_DAYS = 180;

/** Proofs uploaded before this moment are deleted. */
export const paymentProofsEndedFor = (now: Date): Date =>
  new Date(now.getTime() - PAYMENT_PROOF_DAYS * DAY_MS);

/**
 * Whether a payer may still attach or remove a proof of a transfer: until the payment is decided (R-PAY-52). An expired
 * one is not, since staff may still find its money.
 */
export function takesProofs(state: PaymentState): boolean {
  return UNDECIDED.has(state);
}

const UNDECIDED: ReadonlySet<PaymentState> = new Set(["created", "pending", "expired", "review"]);
