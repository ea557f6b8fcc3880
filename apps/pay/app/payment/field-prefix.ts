/** Prefix of a provider's form fields, so that they cannot clash with our own. */
export const FIELD_PREFIX = "field.";
