import { assertAmount, sumOf } from "../money/index.ts";
import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/**
 * How much money, in meowcent, staff may move alone within a day: one person of staff, and for one beneficiary, counted
 * for each kind of act by itself (R-TWO-1). An installation may lower a limit, never raise it (R-TWO-3).
 *
 * - `credit`: money that staff say has arrived, by confirming a payment or by deciding a case.
 * - `grant-*`: gifts, by what is given. Coins have the lowest limit: they are good in every shop, and are spent last.
 * - `codes`: reward codes and vouchers, at the most they can cost the shop. Whom they will benefit is not known.
 * - `payout`, `payout-return`: payouts that are put into a batch, and those that come back from one.
 */
export const ALONE_MAX = {
  credit: 10_000,
  "top-up-refund": 10_000,
  "write-off": 10_000,
  "grant-coin": 20_000,
  "grant-silver": 50_000,
  "grant-coupon": 50_000,
  "grant-game": 50_000,
  codes: 100_000,
  payout: 100_000,
  "payout-return": 100_000,
} as const;

export type MoneyAct = keyof typeof ALONE_MAX;
export type AloneMax = Readonly<Record<MoneyAct, number>>;

/** A part of what one person of staff did without a second one. */
export type DoneAlone = {
  readonly actor_uuid: string;
  /** Who gains by it; null: any holder of the code. */
  readonly beneficiary_uuid: string | null;
  /** In meowcent. */
  readonly worth: number;
  readonly at: Instant;
};

/** An intended action, divided by beneficiary. */
export type Intended = {
  readonly actor_uuid: string;
  readonly parts: readonly Pick<DoneAlone, "beneficiary_uuid" | "worth">[];
  readonly at: Instant;
};

/**
 * Whether a second person has to agree. A day is any 24 hours, the last of them ending now, so that neither a time zone
 * nor midnight matters. What costs nothing needs no second person.
 *
 * @param before acts of the same kind that were done alone, at least those of the last day by this person or for one of
 *   these beneficiaries; others do no harm
 * @param max the limit of the kind
 */
export function needsSecondPerson(
  { actor_uuid, parts, at }: Intended,
  before: readonly DoneAlone[],
  max: number,
): boolean {
  const worth = sumOf(parts.map((part) => part.worth));
  assertAmount(worth);
  if (worth === 0) return false;
  const since = instantMs(at) - DAY_MS;
  const recent = before.filter((act) => instantMs(act.at) > since);
  if (total(recent.filter((act) => act.actor_uuid === actor_uuid)) + worth > max) return true;
  const beneficiaries = new Set(parts.flatMap(({ beneficiary_uuid: uuid }) => (uuid === null ? [] : [uuid])));
  return [...beneficiaries].some((uuid) => {
    const isTheirs = ({ beneficiary_uuid }: Pick<DoneAlone, "beneficiary_uuid">) => beneficiary_uuid === uuid;
    return total(recent.filter(isTheirs)) + total(parts.filter(isTheirs)) > max;
  });
}

const total = (acts: readonly Pick<DoneAlone, "worth">[]): number => sumOf(acts.map(({ worth }) => worth));
