/** The document that says that a shop was planted by us, and how far. */
export const DEMO_MARK = "seed/demo";
