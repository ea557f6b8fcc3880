/** What is typed and not saved yet is kept in the tab's storage under names that begin with this. */
export const DRAFT_PREFIX = "catnip.draft.";

/** For somebody who logs out: what they typed goes with them (R-PRV-8). A session that merely ends keeps it. */
export function forgetDrafts(storage?: Storage): void {
  try {
    // Where storage is disabled its very name throws.
    const tab = storage ?? sessionStorage;
    for (const key of Object.keys(tab)) if (key.startsWith(DRAFT_PREFIX)) tab.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
