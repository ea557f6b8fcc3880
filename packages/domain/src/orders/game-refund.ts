import type { ErrorCode } from "../errors/index.ts";
import { sumOf } from "../money/index.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, instantMs, type Instant } from "../time/index.ts";
import { linePayment, type PaidOrder } from "./line-payment.ts";
import { lotReturns, type LotReturn, type SpentLot } from "./lot-returns.ts";

/** Until when a shop takes a game back at once, a brand's value. */
export interface RefundPolicy {
  /** Days after the purchase. */
  readonly days: number;
  /** The game must have been played for less than so many hours. */
  readonly playedHours: number;
  /** So many games at most within so many days; any further one is for customer service. */
  readonly atMost: { readonly games: number; readonly days: number };
}

/** What is committed about one bought game. Moments in milliseconds since 1970. */
export interface RefundFacts extends PaidOrder {
  readonly kind: "store" | "cart" | "redemption";
  readonly bought_at: number;
  /** The coupons that the game was bought with and that are still marked as used for it. */
  readonly coupons: readonly { readonly uuid: string; readonly ended_at: number | null }[];
  readonly played_minutes: number;
  /** Whether an official build was downloaded. */
  readonly is_downloaded: boolean;
  /** Whether the buyer owns the game by this purchase. */
  readonly is_owned: boolean;
  readonly refunded_at: number | null;
  /** When the buyer gave any game back. */
  readonly refunds: readonly number[];
  /** What the order still has from the buyer's lots; see `lotReturns`. */
  readonly lots: readonly SpentLot[];
}

/** Whether a game can be given back, and what comes back then. Amounts in meowcent. */
export interface GameRefund {
  /** Why it cannot be given back; null: it can. */
  readonly refusal: ErrorCode | null;
  /** The first moment at which it is too late. */
  readonly until: Date;
  readonly silver: number;
  readonly coin: number;
  /** The part of these that has ended since, and therefore expires as it comes back. */
  readonly expired: number;
  /** Coupons that can be used again. */
  readonly coupons: readonly string[];
  readonly lots: readonly LotReturn[];
}

/** The first moment at which a purchase is too old to be given back. */
export const refundEnds = (boughtAt: Instant, { days }: RefundPolicy): Date =>
  new Date(instantMs(boughtAt) + days * DAY_MS);

/** The rule of refunds (R-RFD-4). The screens and the API call it with the same facts. */
export function gameRefund(
  facts: RefundFacts,
  storeId: number,
  policy: RefundPolicy,
  now: Instant,
): GameRefund {
  const at = instantMs(now);
  const until = refundEnds(facts.bought_at, policy);
  const refusal = refusalOf(facts, storeId, policy, at);
  // What was refunded already cannot be refunded again.
  const back = facts.refunded_at === null ? linePayment(facts, storeId) : { silver: 0, coin: 0 };
  const lots = [
    ...lotReturns(facts.lots, "silver", back.silver),
    ...lotReturns(facts.lots, "meowcent", back.coin),
  ];
  const hasEnded = (end: number | null) => end !== null && end <= at;
  const ended = new Set(facts.lots.flatMap(({ id, ended_at }) => (hasEnded(ended_at) ? [id] : [])));
  return {
    refusal,
    until,
    ...back,
    expired: sumOf(lots.filter(({ id }) => ended.has(id)).map(({ amount }) => amount)),
    coupons: facts.coupons.flatMap(({ uuid, ended_at }) => (hasEnded(ended_at) ? [] : [uuid])),
    lots,
  };
}

function refusalOf(facts: RefundFacts, storeId: number, policy: RefundPolicy, at: number): ErrorCode | null {
  const { playedHours, atMost } = policy;
  if (facts.refunded_at !== null) return "refund/already-refunded";
  const price = facts.lines.find(({ store_id }) => store_id === storeId)?.final ?? 0;
  const hasPaid = price > 0 || facts.coupons.length > 0;
  if (facts.kind === "redemption" || !hasPaid) return "refund/nothing-paid";
  if (!facts.is_owned) return "store/not-owned";
  if (at >= refundEnds(facts.bought_at, policy).getTime()) return "refund/too-late";
  if (facts.is_downloaded) return "refund/downloaded";
  if (facts.played_minutes * MINUTE_MS >= playedHours * HOUR_MS) return "refund/played";
  const since = at - atMost.days * DAY_MS;
  const lately = facts.refunds.filter((moment) => moment > since).length;
  return lately >= atMost.games ? "refund/too-many" : null;
}
