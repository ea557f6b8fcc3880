/**
 * A uuid in a JSON value, or null: a tampered row must become a difference, not an error of the statement.
 */
export const uuidIn = (text: string) =>
  `case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${text})::uuid end`;

/** The same for an amount. */
export const amountIn = (text: string) => `case when ${text} ~ '^-?[0-9]{1,15}$' then (${text})::bigint end`;

/** The same for an array, or an empty one. */
export const arrayIn = (value: string) =>
  `case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end`;
