import type { FactKind } from "./payment-machine.ts";
import type { PaymentState } from "./payment-states.ts";
import type { StatedRefund } from "./top-up-refunds.ts";

/** How a provider's list of settled money and our books can differ. */
export const SETTLEMENT_DIFFERENCES = [
  "missing_local",
  "missing_provider",
  "amount_mismatch",
  "currency_mismatch",
  "state_mismatch",
  "duplicate",
] as const;

/**
 * - `missing_local`: money at the provider that is not credited here.
 * - `missing_provider`: a credit here whose money the provider does not list.
 * - `amount_mismatch`, `currency_mismatch`: both know the payment, with other figures.
 * - `state_mismatch`: money went back there, and we do not know of it.
 * - `duplicate`: more than one transaction for an order, or more than one order for a transaction.
 */
export type SettlementDifferenceKind = (typeof SETTLEMENT_DIFFERENCES)[number];

/** What came of a difference. */
export const SETTLEMENT_OUTCOMES = ["credited", "case", "resolved"] as const;

/**
 * - `credited`: late, because everything about it was right.
 * - `case`: a person decides.
 * - `resolved`: in the meantime it was credited otherwise, or a person had decided before.
 */
export type SettlementOutcome = (typeof SETTLEMENT_OUTCOMES)[number];

/** A line of a provider's list. Amounts in minor units with two decimals. */
export interface SettledLine {
  readonly merchant_account: string;
  readonly order_no: string;
  readonly provider_txn_id: string;
  readonly kind: FactKind;
  readonly currency_id: string;
  readonly pay_amount: number;
  /** Of a refund: its id, where the list names it. */
  readonly refund_id?: string;
  /** Of a refund: how much went back, where the list says so; without an id, all refunds of the payment together. */
  readonly back_amount?: number;
}

/** One of our payments. */
export interface BookedPayment {
  readonly merchant_account: string;
  readonly order_no: string;
  /** The order that the provider names: another one for money that staff credited as a payment of its own. */
  readonly stated_order_no: string;
  readonly state: PaymentState;
  readonly currency_id: string;
  readonly pay_amount: number;
  /** The transaction it was credited for; null: not credited. */
  readonly provider_txn_id: string | null;
  /** Whether the list has to contain it. */
  readonly is_due: boolean;
  /** What was stated about its refunds. */
  readonly refunds: readonly StatedRefund[];
  /** How much of it was booked as gone back, refunds and lost disputes together. */
  readonly refunded: number;
}

interface SettledMoney {
  readonly currency_id: string;
  readonly pay_amount: number;
}

export interface SettlementDifference {
  readonly kind: SettlementDifferenceKind;
  readonly merchant_account: string;
  /** As the provider names it; ours if the provider does not list it. */
  readonly order_no: string;
  readonly provider_txn_id: string;
  readonly fact_kind: FactKind;
  readonly refund_id?: string;
  readonly back_amount?: number;
  /** What the provider states; null: nothing. */
  readonly found: SettledMoney | null;
  /** What our order says; null: we know of no such order. */
  readonly expected: SettledMoney | null;
}

/** What both sides hold for one merchant account and currency. */
export interface SettlementTotal {
  readonly merchant_account: string;
  readonly currency_id: string;
  readonly provider_count: number;
  readonly provider_amount: number;
  readonly local_count: number;
  readonly local_amount: number;
}

export interface SettlementComparison {
  readonly differences: readonly SettlementDifference[];
  readonly totals: readonly SettlementTotal[];
}
