import type { BestDeal, CouponChoices } from "@catnip/domain/coupons";
import type { CheckoutQuote } from "@catnip/domain/orders";
import type { AnnouncedPrice } from "@catnip/domain/prices";
import { brand } from "#brand";
import { useMemo, useState } from "react";
import type { Viewer } from "../shell/viewer.ts";
import { dealFor, quoteFor, toldFor, type CheckoutFacts, type CheckoutItem } from "./checkout-items.ts";

/** What the buyer is asked to confirm, and its inputs. */
export interface Bill {
  readonly facts: CheckoutFacts;
  readonly quote: CheckoutQuote;
  /** Each game's price as it may be announced, before coupons; it is charged as `quote` says. */
  readonly told: readonly AnnouncedPrice[];
  /** The coupons as they are used in it. */
  readonly coupons: CouponChoices;
  /** The proposal for these games. */
  readonly deal: BestDeal;
}

/**
 * The bill of what has been loaded, and the buyer's choices in it. Until the buyer chooses coupons, they are the best
 * ones (R-CPN-8).
 *
 * @param loaded null while loading
 */
export function useCheckoutBill(loaded: CheckoutFacts | null, { wallet, country }: Viewer) {
  const [useSilver, setUseSilver] = useState(brand.features.silver);
  const [chosen, setChosen] = useState<CouponChoices | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(NONE);

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
    setUseSilver,
    /** Null: the best ones. */
    chooseCoupons: setChosen,
    /** What is to be bought: all games but those left out. */
    items: facts?.items ?? NOTHING,
    leftOut,
    /** Leaves games out of this purchase; what was chosen for them is free for the others. */
    leaveOut: (storeIds: readonly number[]) => {
      const lines = new Set(storeIds.map(String));
      setLeftOut(new Set([...leftOut, ...storeIds]));
      setChosen((choices) => choices && new Map([...choices].filter(([lineId]) => !lines.has(lineId))));
    },
    putBack: () => setLeftOut(NONE),
  };
}

const NONE: ReadonlySet<number> = new Set();
const NOTHING: readonly CheckoutItem[] = [];
