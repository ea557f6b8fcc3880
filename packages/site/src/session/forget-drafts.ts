/** The key under which unsaved text is kept in the tab's storage. */
export const DRAFTS_KEY = "catnip.drafts";

/** Deletes unsaved text on logout (R-PRV-8). A session that merely expires keeps it. */
export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is disabled: there are none.
  }
}
