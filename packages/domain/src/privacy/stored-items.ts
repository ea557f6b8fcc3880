import { LANGUAGE_COOKIE } from "../locales/index.ts";
import { DAY_MS } from "../time/index.ts";
import { CLIENT_COOKIE, CLIENT_SOURCE_PROFILE_COOKIE, SESSION_COOKIE } from "../traffic/index.ts";
import { CONSENT_ASKED_AGAIN_S, CONSENT_KEY } from "./consent.ts";

/** The site whose address an item belongs to; browsers keep what different sites store apart. */
export type StoringSite = "shop" | "account" | "pay" | "play";

/** What an item is for, in a word; pages put it into sentences. */
export type StoringPurpose =
  | "age"
  | "category"
  | "checkout"
  | "code-flow"
  | "consent"
  | "device"
  | "language"
  | "member-mark"
  | "pay-session"
  | "play-grant"
  | "reload"
  | "scroll"
  | "session"
  | "sign-in-flow"
  | "visit-browser"
  | "visit-profile"
  | "visit-session";

/** Something the product keeps in a visitor's browser. */
export interface StoredItem {
  /** As the browser shows it; a `*` at the end stands for any ending. */
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
  readonly sites: readonly StoringSite[];
  readonly purpose: StoringPurpose;
  /** How long it is asked to be kept, in s; `tab` until the tab is closed, `kept` until somebody deletes it. */
  readonly lifetime: number | "tab" | "kept";
  /** Whether the visitor has to agree first. What a page needs to do what was asked of it needs no consent. */
  readonly needsConsent: boolean;
}

/** No browser keeps a cookie longer than this, whatever it is asked for (RFC 6265bis section 5.5), in s. */
export const BROWSER_COOKIE_LIFETIME_MAX_S = (400 * DAY_MS) / 1_000;

/** How long an item is really kept at most: as it asks, or as long as browsers keep cookies. */
export function realLifetime({ kind, lifetime }: StoredItem): StoredItem["lifetime"] {
  if (typeof lifetime !== "number" || kind !== "cookie") return lifetime;
  return Math.min(lifetime, BROWSER_COOKIE_LIFETIME_MAX_S);
}

const DAY_S = DAY_MS / 1_000;

const necessary = (
  kind: StoredItem["kind"],
  name: string,
  sites: readonly StoringSite[],
  purpose: StoringPurpose,
  lifetime: StoredItem["lifetime"],
): StoredItem => ({ name, kind, sites, purpose, lifetime, needsConsent: false });

const forStatistics = (
  { name, maxAgeS }: { readonly name: string; readonly maxAgeS: number },
  purpose: StoringPurpose,
): StoredItem => ({
  name,
  kind: "cookie",
  sites: ["shop"],
  purpose,
  lifetime: maxAgeS,
  needsConsent: true,
});

/**
 * Everything the product keeps in a browser. The privacy page is drawn from this table, and a journey compares it with
 * what a browser really holds: whoever stores something new writes it down here (R-PRV-4).
 *
 * Over https the names of some cookies begin with `__Host-`; that is left out.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  necessary("localStorage", "r18", ["shop"], "age", "kept"),
  necessary("localStorage", CONSENT_KEY, ["shop"], "consent", CONSENT_ASKED_AGAIN_S),
  necessary("localStorage", "globalCategory", ["shop"], "category", "kept"),
  necessary(
    "cookie",
    LANGUAGE_COOKIE.name,
    ["shop", "account", "pay"],
    "language",
    // A closed hint is remembered longer than a choice.
    BROWSER_COOKIE_LIFETIME_MAX_S,
  ),
  necessary("cookie", "catnip_session", ["shop"], "session", 90 * DAY_S),
  necessary("cookie", "catnip_member", ["shop"], "member-mark", 90 * DAY_S),
  necessary("cookie", "catnip_sign_in.*", ["shop"], "sign-in-flow", 3_600),
  necessary("cookie", "catnip.session_token", ["account"], "session", 30 * DAY_S),
  necessary("cookie", "catnip.device", ["account"], "device", 400 * DAY_S),
  necessary("cookie", "catnip_code", ["account"], "code-flow", DAY_S),
  necessary("cookie", "catnip_pay", ["pay"], "pay-session", 1_800),
  necessary("cookie", "catnip_play", ["play"], "play-grant", 900),
  necessary("sessionStorage", "catnip.pending-checkout", ["shop"], "checkout", "tab"),
  necessary("sessionStorage", "react-router-scroll-positions", ["shop", "account", "pay"], "scroll", "tab"),
  necessary("sessionStorage", "reloadedAt", ["shop", "account", "pay"], "reload", "tab"),
  forStatistics(CLIENT_COOKIE, "visit-browser"),
  forStatistics(SESSION_COOKIE, "visit-session"),
  forStatistics(CLIENT_SOURCE_PROFILE_COOKIE, "visit-profile"),
];

/** The cookies that are set only with consent, and deleted when it is withdrawn. */
export const CONSENT_COOKIES: readonly string[] = STORED_ITEMS.filter(
  ({ kind, needsConsent }) => kind === "cookie" && needsConsent,
).map(({ name }) => name);

/** The table's line for something found in a browser, or null when the table does not know it. */
export function storedItem(
  found: { readonly kind: StoredItem["kind"]; readonly name: string },
  site: StoringSite,
): StoredItem | null {
  const name = found.name.replace(/^__(Host|Secure)-/, "");
  const isIt = (item: StoredItem) =>
    item.name.endsWith("*") ? name.startsWith(item.name.slice(0, -1)) : name === item.name;
  return (
    STORED_ITEMS.find((item) => item.kind === found.kind && item.sites.includes(site) && isIt(item)) ?? null
  );
}
