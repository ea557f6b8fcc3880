import { COUNTRY_ASKED_KEY } from "@catnip/domain/privacy";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import type { Viewer } from "../shell/viewer.ts";

/**
 * Prompts a player without a country for it, once a visit: "Later" and Escape hold until the tab is closed (R-PRF-2).
 * Actions that need the country prompt regardless. A guest's page clears the answer, so that the next player is
 * prompted.
 *
 * @param storage the tab's own
 */
export async function askCountry(
  { status, country }: Pick<Viewer, "status" | "country">,
  storage?: Storage,
): Promise<void> {
  if (status === "guest") mark(false, storage);
  if (status !== "player" || country || isMarked(storage)) return;
  mark(true, storage);
  await openPopup({ name: "country", props: {} });
}

function isMarked(storage?: Storage): boolean {
  try {
    // With storage disabled, even accessing the property throws.
    return (storage ?? sessionStorage).getItem(COUNTRY_ASKED_KEY) !== null;
  } catch {
    return false;
  }
}

function mark(isAsked: boolean, storage?: Storage): void {
  try {
    if (isAsked) (storage ?? sessionStorage).setItem(COUNTRY_ASKED_KEY, "1");
    else (storage ?? sessionStorage).removeItem(COUNTRY_ASKED_KEY);
  } catch {
    // Without storage every page prompts.
  }
}
