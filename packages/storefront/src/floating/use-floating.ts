import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type PointerEvent } from "react";
import { keepPlace, keptPlace } from "./kept-place.ts";
import { isDrag, moved, type Edge, type Place } from "./place.ts";

/**
 * Lets a floating element be dragged, or moved with the arrow keys, and stores its place (R-WEB-24). Only for
 * components that are rendered in the browser alone.
 *
 * @param name its name in storage
 * @param start where it is until it is moved
 * @returns its place, and the attributes of the element that is moved
 */
export function useFloating(
  name: string,
  { start, edge }: { start: Place; edge: Edge },
): { readonly place: Place; readonly grip: HTMLAttributes<HTMLElement> } {
  const [place, setPlace] = useState(() => keptPlace(name) ?? start);
  /** The click that ends a drag is ignored. */
  const isDragging = useRef(false);

  const hold = ({ button, clientX, clientY, currentTarget: thing, pointerId }: PointerEvent<HTMLElement>) => {
    isDragging.current = false;
    if (button !== 0) return;
    let to = place;
    // A fast pointer leaves the element before its first move event, so listening on the element is not enough.
    const held = new AbortController();
    const options = { signal: held.signal };
    const drag = ({ clientX: x, clientY: y }: MouseEvent) => {
      const by = { x: x - clientX, y: y - clientY };
      if (!isDragging.current && !isDrag(by)) return;
      if (!isDragging.current) thing.setPointerCapture(pointerId);
      isDragging.current = true;
      to = moved(place, by, edge, roomFor(thing));
      setPlace(to);
    };
    const letGo = () => {
      held.abort();
      if (isDragging.current) keepPlace(name, to);
    };
    window.addEventListener("pointermove", drag, options);
    window.addEventListener("pointerup", letGo, options);
    window.addEventListener("pointercancel", letGo, options);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = moved(place, by, edge, roomFor(event.currentTarget));
    setPlace(next);
    keepPlace(name, next);
  };
  return {
    place,
    grip: {
      onPointerDown: hold,
      onClickCapture(event) {
        // A click from the keyboard has no detail.
        if (!isDragging.current || event.detail === 0) return;
        event.preventDefault();
        event.stopPropagation();
        isDragging.current = false;
      },
      onKeyDown: step,
    },
  };
}

function roomFor(element: HTMLElement) {
  const { left, height } = element.getBoundingClientRect();
  // Excludes the scrollbar.
  return { x: left + Number.parseFloat(getComputedStyle(element).right), y: window.innerHeight - height };
}

/** How far an arrow key moves it, in px. */
const STEP_PX = 16;
const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
