import type { DisputeState } from "@catnip/domain/payments";

/** What a client needs to render a notification. All fields are optional; the kind determines which are set. */
export type NotificationFacts = {
  /** The game it is about. */
  readonly store_id?: number;
  /** Games in a purchase. */
  readonly store_ids?: readonly number[];
  /** Whole percent off. */
  readonly percent?: number;
  /** ISO 8601: when a sale or a coupon ends. */
  readonly ended_at?: string | null;
  /** Entry in a game's changelog. */
  readonly update_log_uuid?: string;
  /** Creator. */
  readonly author_uuid?: string;
  readonly user_coupon_uuid?: string;
  readonly order_uuid?: string;
  /** Number of a top-up. */
  readonly order_no?: string;
  readonly currency_id?: string;
  /** Minor units, two decimals. */
  readonly pay_amount?: number;
  /** Its parts, in minor units, where a tax was added to the price. */
  readonly net_amount?: number;
  readonly tax_amount?: number;
  /** Meowcent. */
  readonly coin?: number;
  /** Meowcent units. */
  readonly silver?: number;
  /** Coins owed for refunded top-ups when this was written, in meowcent; absent: nothing. */
  readonly owed?: number;
  /** How a dispute about a payment stands. */
  readonly dispute?: DisputeState;
  /** What of a purchase is tax, in meowcent; absent without one. */
  readonly tax?: number;
  /** The rate of either tax, in ten-thousandths. */
  readonly tax_rate_bp?: number;
  /** Such as "Firefox · Windows". */
  readonly device?: string;
  /** Two capital letters; null: unknown. */
  readonly country?: string | null;
  /** ISO 8601. */
  readonly at?: string;
  /** Last signs of a bank account's number. */
  readonly account_ending?: string;
  /** ISO 8601: from when on payouts to it can be requested. */
  readonly payouts_from?: string;
  readonly submission_uuid?: string;
  readonly reason?: string;
  /** Why the shop gave something: a `GrantReason`. */
  readonly reason_code?: string;
};
