/**
 * The place of a floating element: its distance in px from the right edge of the window, and from its upper or lower
 * one.
 */
export interface Place {
  readonly right: number;
  readonly edge: number;
}

/** The edge of the window that `Place.edge` counts from. */
export type Edge = "top" | "bottom";

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Whether the pointer has moved far enough, in px, for a drag: a slight movement is still a press (R-WEB-24). */
export const isDrag = ({ x, y }: Offset): boolean => Math.hypot(x, y) > DRAG_THRESHOLD_PX;

const DRAG_THRESHOLD_PX = 5;

/**
 * The place after moving it, always within the window.
 *
 * @param room how far from its edges it may be: the window less the thing itself
 */
export function moved(from: Place, by: Offset, edge: Edge, room: Offset): Place {
  return {
    right: within(from.right - by.x, room.x),
    edge: within(from.edge + (edge === "top" ? by.y : -by.y), room.y),
  };
}

const within = (value: number, max: number): number => Math.round(Math.max(0, Math.min(value, max)));
