/** Prefix of fields that a provider asks for, so they cannot clash with our own. */
export const FIELD_PREFIX = "field.";
