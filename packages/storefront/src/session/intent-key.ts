/** Where a tab keeps what a guest wanted; apart, so that a page looks whether there is something without loading more. */
export const INTENT_KEY = "catnip.intent";
