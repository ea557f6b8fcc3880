import type { ReactNode } from "react";

const texts: string[] = [];

/** The rules that the modules of this build have declared, as a stylesheet's text. */
export const siteRules = (): string => texts.join("");

/**
 * Declares rules about more than one component. A build puts them into the site's file of styles (R-WEB-63); where sources are served,
 * they stand in the page.
 *
 * @param name unique within the site
 * @returns a component that stands in what the rules are for
 */
export function declareRules(name: string, css: string): () => ReactNode {
  const text = css.replaceAll(/\s+/g, " ");
  if (import.meta.env.PROD) {
    if (import.meta.env.SSR) texts.push(text);
    return () => null;
  }
  return () => (
    <style href={name} precedence="page">
      {text}
    </style>
  );
}
