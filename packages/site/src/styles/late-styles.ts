import { reportMissing } from "../loading/report-missing.ts";

/** Marks the links to the files of styles that come with the page. */
export const PAGE_STYLES = "data-server-styles";
/** On the first of them, the address of the other styles, unless the page comes with them. */
export const LATE_STYLES = "data-late-styles";

/**
 * Loads the styles of what pages show on demand, popups and other pages (R-WEB-66).
 *
 * @throws if they do not come: whatever needs them is not shown without
 */
export async function loadLateStyles(): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[${LATE_STYLES}]`);
  const href = known?.getAttribute(LATE_STYLES);
  if (!known || !href) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(reportMissing(new Error("The styles could not be loaded.")));
    });
    known.after(link);
  });
}
