import type { BestDeal, CouponChoices } from "@catnip/domain/coupons";
import type { CheckoutQuote } from "@catnip/domain/orders";
import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useAppDispatch, useAppSelector } from "@catnip/site/store/hooks.ts";
import { useEffect, useMemo } from "react";
import type { Viewer } from "../shell/viewer.ts";
import {
  checkoutOpened,
  couponsChosen,
  gamesLeftOut,
  gamesPutBack,
  selectDraft,
  silverSwitched,
  toChoices,
  toStored,
} from "./checkout-draft.ts";
import { dealFor, quoteFor, toldFor, type CheckoutFacts, type CheckoutItem } from "./checkout-items.ts";

/** The bill to confirm, and its inputs. */
export interface Bill {
  readonly facts: CheckoutFacts;
  readonly quote: CheckoutQuote;
  /** Each game's price as it may be advertised, before coupons; `quote` has the charged one. */
  readonly told: readonly AnnouncedPrice[];
  /** The coupons used in it. */
  readonly coupons: CouponChoices;
  /** The proposal for these games. */
  readonly deal: BestDeal;
}

/**
 * The bill of the loaded inputs with the buyer's choices. Until the buyer chooses coupons, the proposal applies
 * (R-CPN-8).
 *
 * @param loaded null while loading
 */
export function useCheckoutBill(loaded: CheckoutFacts | null, { wallet, country }: Viewer) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  // Each checkout starts with a new draft.
  useEffect(() => void dispatch(checkoutOpened()), [dispatch]);
  const { useSilver } = draft;
  const chosen = useMemo(() => toChoices(draft.coupons), [draft.coupons]);
  const leftOut = useMemo(() => new Set(draft.leftOut), [draft.leftOut]);

  const facts = useMemo(
    () => loaded && { ...loaded, items: loaded.items.filter(({ storeId }) => !leftOut.has(storeId)) },
    [loaded, leftOut],
  );
  const bill = useMemo((): Bill | null => {
    const deal = facts && dealFor(facts, country);
    if (!facts || !wallet || !deal) return null;
    const coupons = chosen ?? deal.choices;
    const quote = quoteFor(facts, { useSilver, coupons }, { country, wallet });
    return quote && { facts, quote, told: toldFor(facts, country), coupons, deal };
  }, [facts, wallet, country, useSilver, chosen]);

  return {
    bill,
    useSilver,
    setUseSilver: (isWanted: boolean) => void dispatch(silverSwitched(isWanted)),
    /** Null: the proposal. */
    chooseCoupons: (choices: CouponChoices | null) => void dispatch(couponsChosen(toStored(choices))),
    /** The games to buy: all but the excluded ones. */
    items: facts?.items ?? NOTHING,
    leftOut,
    leaveOut: (storeIds: readonly number[]) => void dispatch(gamesLeftOut(storeIds)),
    putBack: () => void dispatch(gamesPutBack()),
  };
}

const NOTHING: readonly CheckoutItem[] = [];
