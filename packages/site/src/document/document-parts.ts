import { createContext } from "react";

/**
 * A document is rendered in two parts: the page, and React Router's scripts, which are inserted into the page as the
 * content of a template (see `late-start.ts`). Absent in the browser: hydration does not touch that template.
 */
export const DocumentPartContext = createContext<"page" | "scripts">("page");

/**
 * Placeholder for the components' styles in the rendered HTML. It contains the page's nonce, so content cannot forge
 * it.
 */
export const placeOfStyles = (nonce: string): string => `__STYLES_${nonce}__`;

/** Placeholder for the scripts. */
export const placeOfScripts = (nonce: string): string => `__SCRIPTS_${nonce}__`;
