import { useRef, useState, type HTMLAttributes, type KeyboardEvent } from "react";
import { keepPlace, keptPlace } from "./kept-place.ts";
import { isDrag, moved, type Edge, type Place } from "./place.ts";

/**
 * Lets something that floats be dragged, or moved with the arrow keys, and remembers where it was left (R-WEB-24). Only
 * for components that are rendered in the browser alone.
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
  const held = useRef<{ x: number; y: number; from: Place; to: Place } | null>(null);
  /** The click that ends a drag is none. */
  const isDragging = useRef(false);

  const letGo = () => {
    if (held.current && isDragging.current) keepPlace(name, held.current.to);
    held.current = null;
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
      onPointerDown({ button, clientX: x, clientY: y }) {
        isDragging.current = false;
        if (button === 0) held.current = { x, y, from: place, to: place };
      },
      onPointerMove({ clientX, clientY, currentTarget, pointerId }) {
        if (!held.current) return;
        const { x, y, from } = held.current;
        const by = { x: clientX - x, y: clientY - y };
        if (!isDragging.current && !isDrag(by)) return;
        if (!isDragging.current) currentTarget.setPointerCapture(pointerId);
        isDragging.current = true;
        held.current.to = moved(from, by, edge, roomFor(currentTarget));
        setPlace(held.current.to);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClickCapture(event) {
        // One from the keyboard has no detail.
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
  const { width, height } = element.getBoundingClientRect();
  return { x: document.documentElement.clientWidth - width, y: window.innerHeight - height };
}

/** How far an arrow key moves it, in px. */
const STEP_PX = 16;
const STEPS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
