/** The popups that can be reopened after a payment. */
const RESTORABLE_POPUPS = ["add-credit", "bill", "cart-checkout", "store-checkout"] as const;

type RestorablePopup = (typeof RESTORABLE_POPUPS)[number];

/**
 * Which popup to reopen, and for which items. Prices and balances are fetched again, so a forged state can at most open
 * a popup (R-CHK-9).
 */
export interface PgState {
  readonly popup: RestorablePopup;
  /** The game of a single purchase. */
  readonly store_id?: number;
  readonly cart_store_uuids?: readonly string[];
  readonly user_coupon_uuids?: readonly string[];
}

/** Maximum length of `pg_state`, written or read, in characters. */
const PG_STATE_LENGTH_MAX = 2_048;

/** Lists with more items than this are not restored. */
const PG_STATE_ITEMS_MAX = 32;

/**
 * Encodes a `pg_state` value for an address: base64url of the state as JSON.
 *
 * @returns null when the state is too long; the address then goes without it
 */
export function writePgState(state: PgState): string | null {
  const text = toBase64Url(JSON.stringify(state));
  return readPgState(text) === null ? null : text;
}

/**
 * Decodes the state in an address, or null for anything we would not have written: too long, not base64url, not JSON,
 * an unknown popup or key (`__proto__` included), a malformed id.
 */
export function readPgState(text: string | null | undefined): PgState | null {
  if (!text || text.length > PG_STATE_LENGTH_MAX || !/^[A-Za-z0-9_-]+$/.test(text)) return null;
  const value = tryParse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  if (!entries.every(([key, part]) => Object.hasOwn(IS_VALID, key) && IS_VALID[key]?.(part))) return null;
  return isPgState(value) ? { ...value } : null;
}

/** The allowed keys of a state, with a validator each. */
const IS_VALID: Readonly<Record<string, (part: unknown) => boolean>> = {
  popup: (part) => RESTORABLE_POPUPS.some((popup) => popup === part),
  store_id: (part) => Number.isSafeInteger(part) && Number(part) > 0,
  cart_store_uuids: isUuidList,
  user_coupon_uuids: isUuidList,
};

/** The keys were validated one by one; the popup must also be present. */
const isPgState = (value: object): value is PgState => Object.hasOwn(value, "popup");

function isUuidList(part: unknown): boolean {
  if (!Array.isArray(part) || part.length > PG_STATE_ITEMS_MAX) return false;
  return part.every((uuid) => typeof uuid === "string" && UUID.test(uuid));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// The state is pure ASCII, so base64 needs no byte encoding first.
const toBase64Url = (json: string) =>
  btoa(json).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function tryParse(base64Url: string): unknown {
  try {
    return JSON.parse(atob(base64Url.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
