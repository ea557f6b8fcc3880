import { useEffect, useRef, useState, type RefObject } from "react";

/** A row that is scrolled sideways, by a page of what is visible or from one item to the next. */
export function useRowScroll<Row extends HTMLElement>(): {
  readonly ref: RefObject<Row | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** By most of its width; the row's own style says how. */
  readonly turn: (direction: -1 | 1) => void;
} {
  const ref = useRef<Row>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const follow = () => {
      setAtStart(row.scrollLeft <= EDGE_PX);
      setAtEnd(row.scrollLeft + row.clientWidth >= row.scrollWidth - EDGE_PX);
    };
    // Also for the initial state: measuring synchronously would force another layout.
    const sizes = new ResizeObserver(follow);
    sizes.observe(row);
    row.addEventListener("scroll", follow, { passive: true });
    row.addEventListener("keydown", stepWithArrows);
    return () => {
      sizes.disconnect();
      row.removeEventListener("scroll", follow);
      row.removeEventListener("keydown", stepWithArrows);
    };
  }, []);
  return {
    ref,
    isAtStart,
    isAtEnd,
    turn: (direction) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth * TURN_SHARE }),
  };
}

/** The right and left arrow keys lead from one item's link to the next one's; the browser scrolls along. */
function stepWithArrows(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const items = [...event.currentTarget.children];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  const link = items[at + by]?.querySelector("a");
  if (at < 0 || !link) return;
  event.preventDefault();
  link.focus();
}

/** The last visible item stays in view, for orientation. */
const TURN_SHARE = 0.85;
/** Browsers stop fractions of a pixel before the edge. */
const EDGE_PX = 2;
