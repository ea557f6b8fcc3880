import type { CouponChoices } from "@catnip/domain/coupons";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { brand } from "#brand";

/** What the buyer has chosen in the checkout that is open. */
interface CheckoutDraft {
  readonly useSilver: boolean;
  /** By line; null: the best ones (R-CPN-8). */
  readonly coupons: Readonly<Record<string, readonly string[]>> | null;
  /** Games left out of this purchase, by id. */
  readonly leftOut: readonly number[];
}

const EMPTY: CheckoutDraft = { useSilver: brand.features.silver, coupons: null, leftOut: [] };

const checkoutSlice = createSlice({
  name: "checkout",
  initialState: EMPTY,
  reducers: {
    checkoutOpened: () => EMPTY,
    silverSwitched: (draft, { payload }: PayloadAction<boolean>) => ({ ...draft, useSilver: payload }),
    couponsChosen: (draft, { payload }: PayloadAction<CheckoutDraft["coupons"]>) => ({
      ...draft,
      coupons: payload,
    }),
    /** What was chosen for these games is free for the others. */
    gamesLeftOut: ({ coupons, leftOut, ...draft }, { payload: ids }: PayloadAction<readonly number[]>) => ({
      ...draft,
      leftOut: [...leftOut, ...ids],
      coupons:
        coupons &&
        Object.fromEntries(Object.entries(coupons).filter(([lineId]) => !ids.map(String).includes(lineId))),
    }),
    gamesPutBack: (draft) => ({ ...draft, leftOut: [] }),
  },
  selectors: { selectDraft: (draft) => draft },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

export const { checkoutOpened, silverSwitched, couponsChosen, gamesLeftOut, gamesPutBack } =
  checkoutSlice.actions;
export const { selectDraft } = checkoutSlice.injectInto(appReducer).selectors;

/** The store keeps what JSON can hold. */
export const toStored = (choices: CouponChoices | null): CheckoutDraft["coupons"] =>
  choices && Object.fromEntries(choices);
export const toChoices = (stored: CheckoutDraft["coupons"]): CouponChoices | null =>
  stored && new Map(Object.entries(stored));
