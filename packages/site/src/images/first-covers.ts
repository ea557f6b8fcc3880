import { createContext, use } from "react";

/**
 * Whether a page is rendered for a visitor who has passed the age gate. In every other page the pictures that are seen first are lazy
 * and have no box, so that none of them is fetched while the gate is closed. In the browser they stay as the server has sent them.
 */
export const GatePassedContext = createContext(false);

/**
 * The priority of a picture (R-WEB-56): where the gate is passed, the browser's first look at the HTML finds those that are seen first,
 * and the first of them comes before anything else. If all came first, none would.
 *
 * @param place among the pictures that are seen first, from 0; undefined: it is none of them
 */
export function useCoverPriority(place: number | undefined): "high" | "auto" | undefined {
  const isPassed = use(GatePassedContext);
  if (!isPassed || place === undefined) return undefined;
  return place === 0 ? "high" : "auto";
}
