import type { PaymentStepKind, PaymentStepSource } from "@catnip/domain/payments";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Generic: for steps of a kind that this page does not know. */
const CHANGED = msg`Something changed about this payment`;

const STEPS: Readonly<Record<PaymentStepKind, MessageDescriptor>> = {
  started: msg`You started this payment`,
  handed_over: msg`You continued to the payment`,
  paid: msg`The payment was confirmed`,
  failed: msg`The payment failed`,
  expired: msg`The time to pay ran out`,
  cancelled: msg`The payment was cancelled`,
  credited: msg`Credited to your wallet`,
  review: msg`Our staff is checking this payment`,
  review_credited: msg`Credited under another payment`,
  review_returned: msg`Money refunded`,
  review_dismissed: msg`Our staff could not find the money`,
  refunded: msg`Money refunded`,
  disputed: msg`The payment was disputed`,
  dispute_won: msg`The dispute is settled, and the payment stands`,
  reversed: msg`The provider took the money back`,
  changed: CHANGED,
};

const SOURCES: Readonly<Record<PaymentStepSource, MessageDescriptor | null>> = {
  message: msg`The provider notified us.`,
  question: msg`The provider answered our query.`,
  staff: msg`Our staff handled it.`,
  voucher: msg`Your code was accepted.`,
  clock: null,
};

/** A step in plain words; unknown kinds of a newer API get a generic sentence. */
export const stepMessage = (kind: string): MessageDescriptor =>
  Object.hasOwn(STEPS, kind) ? STEPS[kind as PaymentStepKind] : CHANGED;

/** Who stated a step; null: nothing worth saying. */
export const sourceMessage = (source: string | null | undefined): MessageDescriptor | null =>
  source != null && Object.hasOwn(SOURCES, source) ? SOURCES[source as PaymentStepSource] : null;
