import { __PRIVATE__ } from "styled-components";
import { classesOf, listedClasses, SERVER_STYLES, type Classes } from "./server-styles.ts";

/** Tells styled-components which classes the page already has styles for, so that it does not insert them again. */
export function keepServerStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${SERVER_STYLES}]`))
    register(classesOfFile(link.sheet));
  for (const style of document.querySelectorAll(`style[${SERVER_STYLES}]`))
    register(classesOf(style.textContent));
}

/** Of a file that could not be loaded there are none: then styled-components inserts what the page needs. */
function classesOfFile(sheet: CSSStyleSheet | null): Classes {
  const last = [...(sheet?.cssRules ?? [])].at(-1);
  return last instanceof CSSStyleRule ? listedClasses(last.style.content) : [];
}

function register(classes: Classes): void {
  for (const { id, names } of classes) for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
}
