/** The trimmed search keyword; empty means no search. */
export function trimSearch(typed: string): string {
  return typed.trim();
}

/**
 * Parses the store id in an address such as `/store/42`; null unless it is a positive integer. `42abc` is an invalid
 * address, not game 42.
 */
export function parseStoreId(text: string | undefined): number | null {
  if (text === undefined || !/^[0-9]{1,10}$/.test(text)) return null;
  const id = Number.parseInt(text, 10);
  return id >= 1 && id <= STORE_ID_MAX ? id : null;
}

/** The greatest 32-bit integer, the limit of the API's `Int`. */
const STORE_ID_MAX = 2_147_483_647;

/**
 * Normalizes a web address typed by a user, or null when it is invalid. Only http and https are allowed; `javascript:`
 * and `data:` are not.
 */
export function parseWebUrl(typed: string): string | null {
  const text = typed.trim();
  if (text.length > URL_LENGTH_MAX || !/^https?:\/\//i.test(text)) return null;
  return URL.canParse(text) ? new URL(text).href : null;
}

const URL_LENGTH_MAX = 2_048;
