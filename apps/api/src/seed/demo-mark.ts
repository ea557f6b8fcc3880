/** The document that marks a shop as seeded by us, and records how far the seed got. */
export const DEMO_MARK = "seed/demo";
