/** What a provider states about money of a payment that went back, in minor units. */
export interface StatedRefund {
  /** The provider's id of one refund; null: all refunds of the payment together. */
  readonly refundId: string | null;
  readonly minor: number;
}

/**
 * How much of a payment has gone back, by everything stated so far: the sum of the refunds that were named, or the
 * largest total, whichever is more (R-RFD-16). Statements may come twice and in any order, and a refund that is stated
 * both by its id and as part of a total counts once.
 */
export function refundedSoFar(stated: readonly StatedRefund[]): number {
  const named = new Map<string, number>();
  let total = 0;
  for (const { refundId, minor } of stated) {
    if (refundId === null) total = Math.max(total, minor);
    else named.set(refundId, minor);
  }
  let sum = 0;
  for (const minor of named.values()) sum += minor;
  return Math.max(sum, total);
}

/** A top-up: what was paid, in minor units, for how much, in meowcent. */
interface ToppedUp {
  readonly pay_amount: number;
  readonly coin: number;
  readonly silver: number;
}

/** Coins and silver, in meowcent. */
export interface CoinsAndSilver {
  readonly coin: number;
  readonly silver: number;
}

/**
 * The coins and the bonus silver that a refund takes back, in proportion, given what was refunded before.
 * Rounded down on the running sum, so that the parts of a payment take exactly its coins, however it is divided
 * (R-RFD-17).
 */
export function coinsTakenBack(payment: ToppedUp, before: number, minor: number): CoinsAndSilver {
  if (before < 0 || minor < 0 || before + minor > payment.pay_amount)
    throw new RangeError(`${minor} after ${before} of ${payment.pay_amount} cannot go back`);
  const partOf = (whole: number) =>
    shareOf(whole, before + minor, payment.pay_amount) - shareOf(whole, before, payment.pay_amount);
  return { coin: partOf(payment.coin), silver: partOf(payment.silver) };
}

/** In BigInt: the product of two amounts may exceed what a number holds exactly. */
const shareOf = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/** What of the coins due is still there, and what the player owes for the rest. */
export interface TakenBack {
  readonly taken: CoinsAndSilver;
  /** In meowcent: silver is worth its number in coins. */
  readonly owed: number;
}

/** Takes back what the lots of the top-up still hold; what was spent already is owed (R-RFD-18). */
export function takenFromLots(due: CoinsAndSilver, remaining: CoinsAndSilver): TakenBack {
  const taken = {
    coin: Math.min(due.coin, remaining.coin),
    silver: Math.min(due.silver, remaining.silver),
  };
  return { taken, owed: due.coin - taken.coin + (due.silver - taken.silver) };
}
