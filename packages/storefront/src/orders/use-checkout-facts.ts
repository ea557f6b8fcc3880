import type { Locale } from "@catnip/domain/locales";
import { useEffect, useEffectEvent, useState } from "react";
import { loadCheckout, type CheckoutFacts, type CheckoutWish } from "./checkout-items.ts";

/** A snapshot of a checkout's inputs, so that the bill does not change while the buyer reads it. */
export function useCheckoutFacts(wish: CheckoutWish, locale: Locale) {
  const [data, setData] = useState<CheckoutFacts | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  const load = useEffectEvent(() => loadCheckout(wish, locale));
  useEffect(() => {
    let isLatest = true;
    load().then(
      (facts) => isLatest && setData(facts),
      (failure: unknown) => isLatest && setFault(failure),
    );
    return () => {
      isLatest = false;
    };
  }, [attempt]);
  const reload = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return { data, fault, reload };
}
