import { useMatches } from "react-router";

/** For pages without a footer: `export const handle = WITHOUT_FOOTER` in the route. */
export const WITHOUT_FOOTER = { footer: false } as const;

/** Whether the page keeps the shop's footer. */
export function useHasFooter(): boolean {
  return !useMatches().some(({ handle }) => handle === WITHOUT_FOOTER);
}
