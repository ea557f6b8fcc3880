/** Stands in the document's head where the server puts the styles of its components. */
export const STYLES_PLACE = "__STYLES__";
