import { createContext, use } from "react";

/**
 * Whether a page is rendered for a visitor who has passed the age gate. On every other page the pictures above the fold
 * are lazy and have no box, so that none is fetched while the gate is closed. The browser keeps what the server
 * rendered.
 */
export const GatePassedContext = createContext(false);

/**
 * The priority of a picture (R-WEB-56): past the gate, the browser's preload scanner finds those above the fold, and
 * only the first has high priority.
 *
 * @param place index among the pictures above the fold; undefined: it is not one of them
 */
export function useCoverPriority(place: number | undefined): "high" | "auto" | undefined {
  const isPassed = use(GatePassedContext);
  if (!isPassed || place === undefined) return undefined;
  return place === 0 ? "high" : "auto";
}
