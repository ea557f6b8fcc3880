import { payableStep, scaleRounded } from "../money/index.ts";

/** The least a creator can have paid out at once, in meowcent: transfers cost money. */
export const PAYOUT_MIN = 2_000;

/**
 * How much of what is payable a creator can have now, in meowcent. More refunds than held sales leave the held account
 * below zero: that is owed from what is payable (R-ERN-10).
 */
export const requestable = ({ held, payable }: { readonly held: number; readonly payable: number }): number =>
  Math.max(0, payable + Math.min(0, held));

/**
 * Meowcent in minor units of a currency, rounded once to what the currency can pay: half away from zero (R-ERN-11).
 *
 * @param minorPer100Coins the rate table's value of 10,000 meowcent
 */
export function payoutMoney(meowcent: number, minorPer100Coins: number, currencyId: string): number {
  const step = payableStep(currencyId);
  return scaleRounded(meowcent, minorPer100Coins, MEOWCENT_PER_RATE * step) * step;
}

const MEOWCENT_PER_RATE = 10_000;

/** Whether a member of staff may make, approve or settle a batch: never one of its payees (R-ERN-14). */
export const mayDecidePayouts = (actorUuid: string, payees: readonly string[]): boolean =>
  !payees.includes(actorUuid);
