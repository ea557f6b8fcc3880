/** The storage key of the chosen theme; nothing is stored for "as the system" (R-WEB-20). */
export const THEME_KEY = "theme";

/**
 * Runs in the head before the first paint: marks the document with the chosen theme, so that a page never shows the
 * other one first. Without a choice the styles follow the system.
 */
export const THEME_SCRIPT = `try{let t=localStorage.getItem("${THEME_KEY}");if(t=="dark"||t=="light")document.documentElement.dataset.theme=t}catch{}`;
