import { useMatches } from "react-router";

/** For pages without a footer: `export const handle = WITHOUT_FOOTER` in the route. */
export const WITHOUT_FOOTER = { footer: false } as const;

/** Whether the page keeps the shop's footer. */
export function useHasFooter(): boolean {
  return !useMatches().some(({ handle }) => handle === WITHOUT_FOOTER);
}

/** For pages outside the frame that need the visitor: `export const handle = STARTS_VISITOR` in the route. */
export const STARTS_VISITOR = { visitor: true } as const;

/** Whether a page outside the frame needs the visitor to be identified. */
export function useStartsVisitor(): boolean {
  return useMatches().some(({ handle }) => handle === STARTS_VISITOR);
}
