import type { DemoGame } from "@catnip/demo/catalogue";

/** A change of a demo game's price or sale, so many days before the seeding. */
export type PriceStep = {
  readonly store_id: number;
  readonly daysAgo: number;
  /** The list price in percent of today's. */
  readonly listPercent?: number;
  readonly sale?: { readonly percent: number; readonly endsDaysAgo: number };
};

/**
 * A year of prices for a demo game, the same with every seeding: a first price, sales that came and went, and for some
 * games a list price that rose or fell since. Sales keep the rules that the API has for creators (R-PRC-15).
 */
export function priceSteps({ id, releasedDaysAgo, priceMeowcent, activity, ...game }: DemoGame): PriceStep[] {
  const step = (daysAgo: number, what: Omit<PriceStep, "store_id" | "daysAgo">): PriceStep => ({
    store_id: id,
    daysAgo,
    ...what,
  });
  const isOut = releasedDaysAgo > 0;
  const ageDays = Math.min(YEAR_DAYS, isOut ? releasedDaysAgo : (game.startPreviewDaysAgo ?? 1));
  // Sold for a week before, so that its sale may be announced (R-PRC-13).
  const saleAgeDays = activity ? Math.min(1 + (id % 6), ageDays / 3) : 0;
  const isOld = (days: number) => isOut && priceMeowcent > 0 && ageDays > days;
  const turn = isOld(TURN_DAYS + 60) ? (FIRST_LIST_PERCENT[id % FIRST_LIST_PERCENT.length] ?? 100) : 100;
  const past = PAST_SALES.filter(
    ({ daysAgo }, index) => isOld(daysAgo + 30) && index !== id % (PAST_SALES.length + 1),
  );
  return [
    step(ageDays, { listPercent: turn }),
    ...past.map(({ daysAgo, lastsDays, percents }) => {
      const percent = percents[id % percents.length] ?? 20;
      return step(daysAgo, { sale: { percent, endsDaysAgo: daysAgo - lastsDays } });
    }),
    ...(turn === 100 ? [] : [step(TURN_DAYS, { listPercent: 100 })]),
    ...(activity
      ? [step(saleAgeDays, { sale: { percent: activity.percent, endsDaysAgo: -activity.endsInDays } })]
      : []),
  ];
}

const YEAR_DAYS = 365;
/** When list prices rose or fell: long enough before the next sale. */
const TURN_DAYS = 160;
const FIRST_LIST_PERCENT = [100, 120, 85, 100, 100] as const;

/** Sales of the year, each at least 30 days from the next; a game took part in all of them but one. */
const PAST_SALES = [
  { daysAgo: 310, lastsDays: 14, percents: [20, 30, 25] },
  { daysAgo: 222, lastsDays: 7, percents: [40, 15, 50, 20] },
  { daysAgo: 118, lastsDays: 12, percents: [25, 33, 10] },
  { daysAgo: 58, lastsDays: 9, percents: [30, 20] },
] as const;
