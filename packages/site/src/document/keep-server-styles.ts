import { __PRIVATE__ } from "styled-components";
import { classesOf, SERVER_STYLES } from "./server-styles.ts";

/** Tells styled-components which classes the page already has styles for, so that it does not insert them again. */
export function keepServerStyles(): void {
  for (const style of document.querySelectorAll(`style[${SERVER_STYLES}]`)) {
    for (const { id, names } of classesOf(style.textContent))
      for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
  }
}
