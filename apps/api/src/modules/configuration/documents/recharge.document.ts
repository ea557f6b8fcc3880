import { payableStep } from "@catnip/domain/money";
import { pointPayAmount } from "@catnip/domain/payments";
import * as v from "valibot";
import { currency } from "./price-rate.document.ts";
import { isUnique } from "./text-schemas.ts";

/** Maximum coins per plan, in meowcent: a million coins. More is a typo. */
const MEOWCENT_MAX = 100_000_000;
const MEOWCENT_PER_COIN = 100;
const MINOR_MAX = 1_000_000_000;

const amount = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const plan = v.pipe(
  v.strictObject({
    currency_id: currency,
    /** Position in the list for its currency. */
    index: amount(0, 99),
    /** The plan's nominal size as advertised, in meowcent. */
    amount: amount(1, MEOWCENT_MAX),
    /** Coins credited, in meowcent. */
    coin: amount(1, MEOWCENT_MAX),
    /** Bonus silver, in meowcent. */
    silver: v.optional(amount(0, MEOWCENT_MAX), 0),
    /** Price in minor units, two decimals in every currency. */
    pay_amount: amount(1, MINOR_MAX),
    enable: v.optional(v.boolean(), true),
  }),
  v.check(
    ({ currency_id, pay_amount }) => pay_amount % payableStep(currency_id) === 0,
    "This currency is paid in whole units.",
  ),
);

/** `price/recharge`: the top-up plans, and what coins cost in points at a provider that counts in points. */
export const rechargeDocument = v.pipe(
  v.strictObject({
    plans: v.pipe(
      v.array(plan),
      v.maxLength(500),
      v.check(
        (plans) =>
          isUnique(
            plans.filter(({ enable }) => enable),
            (each) => `${each.currency_id} ${each.index}`,
          ),
        "A place is taken twice.",
      ),
    ),
    meta: v.optional(
      v.pipe(
        v.array(v.strictObject({ meowcoin: amount(1, MEOWCENT_MAX), point: amount(1, MINOR_MAX / 100) })),
        v.maxLength(200),
        v.check(
          (entries) => isUnique(entries, ({ meowcoin }) => meowcoin),
          "A number of coins is there twice.",
        ),
      ),
      [],
    ),
  }),
  // A provider that counts in points derives CNY prices from them (R-TOP-14); any other price here would never match
  // the plan.
  v.forward(
    v.check(
      ({ plans, meta }) =>
        plans.every((each) => {
          if (each.currency_id !== "CNY" || !each.enable) return true;
          const points = pointPayAmount(meta, each.coin / MEOWCENT_PER_COIN);
          return points === null || points === each.pay_amount;
        }),
      "A price in CNY is not 100 times the points of its coins.",
    ),
    ["plans"],
  ),
);

export type RechargeDocument = v.InferOutput<typeof rechargeDocument>;
export type RechargePlanTerms = RechargeDocument["plans"][number];
