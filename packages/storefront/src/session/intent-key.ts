/** The storage key of a guest's intent; a separate module, so that a page can check for one without loading more. */
export const INTENT_KEY = "catnip.intent";
