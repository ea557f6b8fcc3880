/** Fields that a provider asks for begin with this, so that they cannot be mistaken for our own. */
export const FIELD_PREFIX = "field.";
