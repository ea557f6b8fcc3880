import type { CouponChoices } from "@catnip/domain/coupons";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { brand } from "#brand";

/** The buyer's choices in the open checkout. */
interface CheckoutDraft {
  readonly useSilver: boolean;
  /** By line; null: the proposal (R-CPN-8). */
  readonly coupons: Readonly<Record<string, readonly string[]>> | null;
  /** Games excluded from this purchase, by id. */
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
    /** Coupons chosen for these games become available to the others. */
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

/** The store holds serializable values only. */
export const toStored = (choices: CouponChoices | null): CheckoutDraft["coupons"] =>
  choices && Object.fromEntries(choices);
export const toChoices = (stored: CheckoutDraft["coupons"]): CouponChoices | null =>
  stored && new Map(Object.entries(stored));
