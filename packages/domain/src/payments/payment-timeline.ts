import { isCredited } from "./payment-machine.ts";
import type { CaseDecision } from "./payment-cases.ts";
import type { PaymentState } from "./payment-states.ts";

/** The steps of a payment's timeline; `changed`: a change without a message of its own. */
export const PAYMENT_STEP_KINDS = [
  "started",
  "handed_over",
  "paid",
  "failed",
  "expired",
  "cancelled",
  "credited",
  "review",
  "review_credited",
  "review_returned",
  "review_dismissed",
  "refunded",
  "disputed",
  "dispute_won",
  "reversed",
  "changed",
] as const;

export type PaymentStepKind = (typeof PAYMENT_STEP_KINDS)[number];

/** Who reported a step: `message`: the provider's notification; `question`: the provider's answer to a query. */
export const PAYMENT_STEP_SOURCES = ["message", "question", "staff", "voucher", "clock"] as const;

export type PaymentStepSource = (typeof PAYMENT_STEP_SOURCES)[number];

export interface PaymentStep {
  readonly kind: PaymentStepKind;
  readonly at: Date;
  /** Null: no particular person, or unknown. */
  readonly source: PaymentStepSource | null;
}

/** The rows a timeline is made of. States and sources are texts: a later version may write others. */
export interface PaymentHistory {
  readonly order_no: string;
  readonly created_at: Date;
  readonly handed_over_at: Date | null;
  readonly changes: readonly {
    readonly from_state: string;
    readonly to_state: string;
    readonly reason: string;
    readonly source: string | null;
    readonly created_at: Date;
  }[];
  /** When the coins were booked; null: they were not. */
  readonly credited_at: Date | null;
  readonly reviews: readonly {
    readonly opened_at: Date;
    readonly decision: CaseDecision | null;
    readonly decided_at: Date | null;
    readonly credited_order_no: string | null;
  }[];
}

/**
 * What happened to a payment, oldest first, from what was written down and nothing else (R-PAY-46).
 *
 * Reviews come from their cases, so the changes that mirror them are left out.
 */
export function paymentTimeline(history: PaymentHistory): readonly PaymentStep[] {
  const { order_no, created_at, handed_over_at, changes, credited_at, reviews } = history;
  const steps: PaymentStep[] = [{ kind: "started", at: created_at, source: null }];
  if (handed_over_at) steps.push({ kind: "handed_over", at: handed_over_at, source: null });
  for (const change of changes) {
    const kind = kindOf(change);
    if (kind) steps.push({ kind, at: change.created_at, source: sourceOf(change.source) });
    // Booked in the transaction of this change.
    if (kind === "paid" && credited_at) steps.push({ kind: "credited", at: credited_at, source: null });
  }
  for (const { opened_at, decision, decided_at, credited_order_no } of reviews) {
    steps.push({ kind: "review", at: opened_at, source: null });
    // What was credited as this very payment shows in its own steps.
    if (decision && decided_at && credited_order_no !== order_no)
      steps.push({ kind: DECIDED[decision], at: decided_at, source: "staff" });
  }
  // Stable: of steps at the same moment, the one added first comes first.
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

type Change = PaymentHistory["changes"][number];

/** Null: covered by another step, or irrelevant to the payer. */
function kindOf({ from_state, to_state, reason }: Change): PaymentStepKind | null {
  if (to_state === "review" || MIRRORS.some((prefix) => reason.startsWith(prefix))) return null;
  if (from_state === "disputed" && to_state === "succeeded") return "dispute_won";
  const kind = KIND_OF_STATE.get(to_state);
  // Giving back a second part leaves the state as it is.
  if (from_state === to_state) return kind === "refunded" ? kind : null;
  return kind ?? (to_state === "pending" ? null : "changed");
}

/** Changes that a case's step covers as well. */
const MIRRORS = ["review: ", "parked: ", "staff: "];

const KIND_OF_STATE: ReadonlyMap<string, PaymentStepKind> = new Map([
  ["succeeded", "paid"],
  ["failed", "failed"],
  ["expired", "expired"],
  ["cancelled", "cancelled"],
  ["partially_refunded", "refunded"],
  ["refunded", "refunded"],
  ["disputed", "disputed"],
  ["reversed", "reversed"],
]);

const DECIDED = {
  "credit-paid": "review_credited",
  accept: "review_credited",
  returned: "review_returned",
  dismiss: "review_dismissed",
} as const satisfies Record<CaseDecision, PaymentStepKind>;

const SOURCES: ReadonlyMap<string | null, PaymentStepSource> = new Map([
  ["push", "message"],
  ["query", "question"],
  ["sync-answer", "question"],
  ["staff", "staff"],
  ["voucher", "voucher"],
  ["clock", "clock"],
]);

const sourceOf = (source: string | null) => SOURCES.get(source) ?? null;

/** What a payment is waiting for. */
export const PAYMENT_OUTLOOKS = [
  "unpaid",
  "asking",
  "transfer",
  "closing",
  "late",
  "closed",
  "review",
  "credited",
] as const;

/**
 * - `unpaid`: the payer's turn
 * - `asking`: the provider's turn; we ask until it answers
 * - `transfer`: customer service waits for the money
 * - `closing`: the time is over, and we make sure that no money is on its way
 * - `late`: over without money; money that arrives later is credited separately
 * - `closed`: failed or cancelled; money that still arrives is credited separately
 * - `review`: a person looks at it
 * - `credited`: the coins were credited
 */
export type PaymentOutlook = (typeof PAYMENT_OUTLOOKS)[number];

export interface PaymentStanding {
  readonly state: PaymentState;
  readonly handedOver: boolean;
  readonly expiresAt: Date;
  /**
   * How money is confirmed: `asks`: by querying the provider; `transfer`: by staff; `code`: by a code the payer types.
   */
  readonly by: "asks" | "transfer" | "code";
}

/** What a payment is waiting for now (R-PAY-47). */
export function paymentOutlook(
  { state, handedOver, expiresAt, by }: PaymentStanding,
  now: Date,
): PaymentOutlook {
  if (isCredited(state)) return "credited";
  if (state === "review") return "review";
  if (state === "expired") return "late";
  if (state === "failed" || state === "cancelled") return "closed";
  if (expiresAt <= now) return "closing";
  if (!handedOver || by === "code") return "unpaid";
  return by === "transfer" ? "transfer" : "asking";
}
