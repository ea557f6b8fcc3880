/** Prefix of the keys under which unsaved text is kept in the tab's storage. */
export const DRAFT_PREFIX = "catnip.draft.";

/** Deletes unsaved text on logout (R-PRV-8). A session that merely expires keeps it. */
export function forgetDrafts(storage?: Storage): void {
  try {
    // With storage disabled, even accessing the property throws.
    const tab = storage ?? sessionStorage;
    for (const key of Object.keys(tab)) if (key.startsWith(DRAFT_PREFIX)) tab.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
