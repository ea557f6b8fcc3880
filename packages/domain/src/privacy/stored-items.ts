import { COUNTRY_ASKED_KEY } from "./country-asked.ts";
import { LIBRARY_KEY } from "./library-key.ts";
import { SHELF_KEY } from "./shelf-key.ts";
import { LANGUAGE_COOKIE } from "../locales/index.ts";
import { DAY_MS } from "../time/index.ts";
import { CLIENT_COOKIE, CLIENT_SOURCE_PROFILE_COOKIE, SESSION_COOKIE } from "../traffic/index.ts";
import { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S } from "./over-18.ts";
import { CONSENT_ASKED_AGAIN_S, CONSENT_KEY } from "./consent.ts";

/** The site an item belongs to; browsers keep each site's storage separate. */
export type StoringSite = "shop" | "account" | "pay" | "play";

/** An item's purpose as a keyword; pages turn it into sentences. */
export type StoringPurpose =
  | "age"
  | "app-prompt"
  | "boundaries"
  | "category"
  | "lists"
  | "checkout"
  | "code-flow"
  | "consent"
  | "country"
  | "device"
  | "discreet"
  | "draft"
  | "intent"
  | "language"
  | "member-mark"
  | "library"
  | "notices"
  | "offline"
  | "pay-session"
  | "place"
  | "play-grant"
  | "reload"
  | "scroll"
  | "search-history"
  | "session"
  | "shelf"
  | "sign-in-flow"
  | "theme"
  | "visit-browser"
  | "visit-profile"
  | "visit-session";

/** Something the product stores in a visitor's browser. */
export interface StoredItem {
  /** The name as browsers show it; a trailing `*` is a wildcard. */
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "cache";
  readonly sites: readonly StoringSite[];
  readonly purpose: StoringPurpose;
  /** The requested lifetime, in s; `tab` until the tab is closed, `kept` until deleted by the user. */
  readonly lifetime: number | "tab" | "kept";
  /** Whether it needs the visitor's consent. Strictly necessary items do not. */
  readonly needsConsent: boolean;
}

/** Browsers cap the lifetime of cookies at this, in s (RFC 6265bis section 5.5). */
const BROWSER_COOKIE_LIFETIME_MAX_S = (400 * DAY_MS) / 1_000;

/** The effective maximum lifetime of an item: what it asks for, capped by browsers for cookies. */
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
 * Everything the product stores in a browser. The privacy page is rendered from this table, and an e2e journey compares
 * it with what a real browser holds: whoever stores something new adds it here (R-PRV-4).
 *
 * Over https some cookie names start with `__Host-`; the prefix is left out here.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  necessary("localStorage", "r18", ["shop"], "age", "kept"),
  necessary("cookie", OVER_18_COOKIE, ["shop"], "age", OVER_18_COOKIE_MAX_AGE_S),
  necessary("localStorage", CONSENT_KEY, ["shop"], "consent", CONSENT_ASKED_AGAIN_S),
  necessary("localStorage", "globalCategory", ["shop"], "category", "kept"),
  necessary("localStorage", "catnip.boundaries", ["shop"], "boundaries", "kept"),
  necessary("localStorage", "catnip.boundaries.account", ["shop"], "boundaries", "kept"),
  necessary("localStorage", "catnip.discreet", ["shop"], "discreet", "kept"),
  necessary("localStorage", "has_read_article_list", ["shop"], "notices", "kept"),
  necessary("localStorage", "announcement", ["shop"], "notices", "kept"),
  necessary("localStorage", "listMode", ["shop"], "lists", "kept"),
  necessary("localStorage", LIBRARY_KEY, ["shop"], "library", "kept"),
  necessary("localStorage", SHELF_KEY, ["shop"], "shelf", "kept"),
  necessary("cache", "catnip-offline-*", ["shop"], "offline", "kept"),
  necessary("localStorage", "theme", ["shop", "account", "pay"], "theme", "kept"),
  necessary("localStorage", "appPrompt", ["shop"], "app-prompt", "kept"),
  necessary("localStorage", "place.*", ["shop"], "place", "kept"),
  necessary("localStorage", "searchHistory", ["shop"], "search-history", "kept"),
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
  necessary("sessionStorage", "catnip.draft.*", ["shop"], "draft", "tab"),
  necessary("sessionStorage", "catnip.intent", ["shop"], "intent", "tab"),
  necessary("sessionStorage", COUNTRY_ASKED_KEY, ["shop"], "country", "tab"),
  necessary("sessionStorage", "react-router-scroll-positions", ["shop", "account", "pay"], "scroll", "tab"),
  necessary("sessionStorage", "reloadedAt", ["shop", "account", "pay"], "reload", "tab"),
  forStatistics(CLIENT_COOKIE, "visit-browser"),
  forStatistics(SESSION_COOKIE, "visit-session"),
  forStatistics(CLIENT_SOURCE_PROFILE_COOKIE, "visit-profile"),
];

/** The cookies that require consent; deleted when it is withdrawn. */
export const CONSENT_COOKIES: readonly string[] = STORED_ITEMS.filter(
  ({ kind, needsConsent }) => kind === "cookie" && needsConsent,
).map(({ name }) => name);

/** The table entry for an item found in a browser, or null when it is not listed. */
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
