import { payableStep, scaleRounded } from "../money/index.ts";

/** The least a creator can have paid out at once, in meowcent: transfers cost money. */
export const PAYOUT_MIN = 2_000;

/** Up to this, in meowcent, one person of finance pays out alone within a day; above it a second one approves. */
export const PAYOUT_ALONE_MAX = 100_000;
export const PAYOUT_ALONE_HOURS = 24;

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

/** @param aloneBefore what the same person batched alone within `PAYOUT_ALONE_HOURS` */
export const payoutsNeedApproval = (worth: number, aloneBefore: number): boolean =>
  worth + aloneBefore > PAYOUT_ALONE_MAX;

/** Whether somebody may make, approve or settle a batch: never the payee of any of it (R-ERN-14). */
export const mayDecidePayouts = (actorUuid: string, payees: readonly string[]): boolean =>
  !payees.includes(actorUuid);
