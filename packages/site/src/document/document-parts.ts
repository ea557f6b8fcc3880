import { createContext } from "react";

/**
 * A document is rendered in two parts: the page, and the scripts that React Router writes for it, which go into the page as the content
 * of a template (see `late-start.ts`). Absent in the browser, which leaves that template as it is.
 */
export const DocumentPartContext = createContext<"page" | "scripts">("page");

/** Stands in a rendered page where the styles of its components belong. Nothing that a page shows knows its nonce. */
export const placeOfStyles = (nonce: string): string => `__STYLES_${nonce}__`;

/** Stands where its scripts belong. */
export const placeOfScripts = (nonce: string): string => `__SCRIPTS_${nonce}__`;
