import { useEffect, useRef, useState, type RefObject } from "react";

/** A row of items, each as wide as the row itself, that is swiped or scrolled sideways. */
interface Strip<Row extends HTMLElement> {
  readonly ref: RefObject<Row | null>;
  /** The item in view. */
  readonly index: number;
  /** Scrolls to an item; the row's own style says how. */
  readonly show: (index: number) => void;
}

/** Follows the scroll position, which fingers, wheel and keys all change. */
export function useStrip<Row extends HTMLElement>(first = 0): Strip<Row> {
  const ref = useRef<Row>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    if (first > 0) row.scrollTo({ left: first * row.clientWidth, behavior: "instant" });
    const follow = () => {
      if (row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    };
    row.addEventListener("scroll", follow, { passive: true });
    return () => row.removeEventListener("scroll", follow);
  }, [first]);
  return {
    ref,
    index,
    show: (to) => ref.current?.scrollTo({ left: to * ref.current.clientWidth }),
  };
}
