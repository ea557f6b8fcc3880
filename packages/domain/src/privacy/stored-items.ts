import { COUNTRY_ASKED_KEY } from "./country-asked.ts";
import { LIBRARY_KEY } from "./library-key.ts";
import { PRESS_KEY } from "./press-key.ts";
import { LANGUAGE_COOKIE } from "../locales/index.ts";
import { DAY_MS } from "../time/index.ts";
import { CLIENT_COOKIE, CLIENT_SOURCE_PROFILE_COOKIE, SESSION_COOKIE } from "../traffic/index.ts";
import { OVER_18_COOKIE, OVER_18_COOKIE_MAX_AGE_S } from "./over-18.ts";
import { CONSENT_ASKED_AGAIN_S, CONSENT_KEY } from "./consent.ts";

/** The site an item belongs to; browsers keep each site's storage separate. */
export type StoringSite = "shop" | "account" | "pay" | "play";

/** An item's purpose as a keyword; pages turn it into sentences. */
export type StoringPurpose =
  | "account-boundaries"
  | "age"
  | "age-mark"
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
  | "pay-link"
  | "pay-session"
  | "pay-switch"
  | "place"
  | "play-grant"
  | "press"
  | "reload"
  | "scroll"
  | "search-history"
  | "session"
  | "sign-in-flow"
  | "theme"
  | "visit-browser"
  | "visit-profile"
  | "visit-session";

/**
 * Whether what is stored reaches our servers:
 * - `request`: with every request to its site, as browsers do with cookies;
 * - `cookie`: it stays itself, but a cookie listed beside it says the same;
 * - `use`: only as part of what its reader does with it, such as a draft that is sent;
 * - `never`: neither its name nor what it holds leaves the browser.
 */
export type StoredSending = "request" | "cookie" | "use" | "never";

/** Something the product stores in a visitor's browser. */
export interface StoredItem {
  /** The name as browsers show it; a trailing `*` is a wildcard. */
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "cache";
  readonly sites: readonly StoringSite[];
  readonly purpose: StoringPurpose;
  /** The requested lifetime, in s; `tab` until the tab is closed, `kept` until deleted by the user. */
  readonly lifetime: number | "tab" | "kept";
  readonly sent: StoredSending;
  /** Whether it needs the visitor's consent. Strictly necessary items do not. */
  readonly needsConsent: boolean;
}

/** Browsers cap the lifetime of cookies at this, in s (RFC 6265bis section 5.5). */
const BROWSER_COOKIE_LIFETIME_MAX_S = (400 * DAY_MS) / 1_000;

/** The effective maximum lifetime of an item: as requested, capped by browsers for cookies. */
export function realLifetime({ kind, lifetime }: StoredItem): StoredItem["lifetime"] {
  if (typeof lifetime !== "number" || kind !== "cookie") return lifetime;
  return Math.min(lifetime, BROWSER_COOKIE_LIFETIME_MAX_S);
}

const DAY_S = DAY_MS / 1_000;

const cookie = (
  name: string,
  sites: readonly StoringSite[],
  purpose: StoringPurpose,
  lifetime: number,
): StoredItem => ({ name, kind: "cookie", sites, purpose, lifetime, sent: "request", needsConsent: false });

type Kept = Pick<StoredItem, "purpose" | "sent"> & Partial<Pick<StoredItem, "lifetime" | "sites">>;

const local = (name: string, { sites = ["shop"], lifetime = "kept", ...kept }: Kept): StoredItem => ({
  name,
  kind: "localStorage",
  sites,
  lifetime,
  ...kept,
  needsConsent: false,
});

const ofTab = (name: string, { sites = ["shop"], ...kept }: Kept): StoredItem => ({
  name,
  kind: "sessionStorage",
  sites,
  lifetime: "tab",
  ...kept,
  needsConsent: false,
});

const forStatistics = (
  { name, maxAgeS }: { readonly name: string; readonly maxAgeS: number },
  purpose: StoringPurpose,
): StoredItem => ({
  name,
  kind: "cookie",
  sites: ["shop"],
  purpose,
  lifetime: maxAgeS,
  sent: "request",
  needsConsent: true,
});

/**
 * Everything the product stores in a browser, and what of it reaches our servers. The privacy page is rendered from
 * this table, and a journey compares both with what a real browser holds and sends: anything newly stored is added here
 * (R-PRV-4, R-PRV-10).
 *
 * Over https some cookie names start with `__Host-`; the prefix is left out here.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  local("r18", { purpose: "age", sent: "cookie" }),
  cookie(OVER_18_COOKIE, ["shop"], "age-mark", OVER_18_COOKIE_MAX_AGE_S),
  // A visit that is counted says that its visitor agreed.
  local(CONSENT_KEY, { purpose: "consent", lifetime: CONSENT_ASKED_AGAIN_S, sent: "use" }),
  // In the URLs of the pages it leads to, and in requests for recommendations.
  local("globalCategory", { purpose: "category", sent: "use" }),
  // Become part of the account that logs in here.
  local("catnip.boundaries", { purpose: "boundaries", sent: "use" }),
  local("catnip.boundaries.account", { purpose: "account-boundaries", sent: "never" }),
  local("catnip.discreet", { purpose: "discreet", sent: "use" }),
  local("has_read_article_list", { purpose: "notices", sent: "never" }),
  local("announcement", { purpose: "notices", sent: "never" }),
  local("listMode", { purpose: "lists", sent: "never" }),
  local(LIBRARY_KEY, { purpose: "library", sent: "never" }),
  {
    name: "catnip-offline-*",
    kind: "cache",
    sites: ["shop"],
    purpose: "offline",
    lifetime: "kept",
    sent: "never",
    needsConsent: false,
  },
  local("theme", { purpose: "theme", sites: ["shop", "account", "pay"], sent: "never" }),
  local("appPrompt", { purpose: "app-prompt", sent: "never" }),
  local("place.*", { purpose: "place", sent: "never" }),
  local("searchHistory", { purpose: "search-history", sent: "use" }),
  cookie(
    LANGUAGE_COOKIE.name,
    ["shop", "account", "pay"],
    "language",
    // A dismissed hint is stored longer than a choice.
    BROWSER_COOKIE_LIFETIME_MAX_S,
  ),
  cookie("catnip_session", ["shop"], "session", 90 * DAY_S),
  cookie("catnip_member", ["shop"], "member-mark", 90 * DAY_S),
  cookie("catnip_sign_in.*", ["shop"], "sign-in-flow", 3_600),
  cookie("catnip.session_token", ["account"], "session", 30 * DAY_S),
  cookie("catnip.device", ["account"], "device", 400 * DAY_S),
  cookie("catnip_code", ["account"], "code-flow", DAY_S),
  cookie("catnip_pay", ["pay"], "pay-session", 1_800),
  cookie("catnip_pay_next", ["pay"], "pay-switch", 600),
  cookie("catnip_pay_link.*", ["pay"], "pay-link", 1_800),
  cookie("catnip_play", ["play"], "play-grant", 900),
  ofTab("catnip.pending-checkout", { purpose: "checkout", sent: "use" }),
  ofTab("catnip.drafts", { purpose: "draft", sent: "use" }),
  ofTab("catnip.intent", { purpose: "intent", sent: "use" }),
  ofTab(COUNTRY_ASKED_KEY, { purpose: "country", sent: "never" }),
  ofTab("react-router-scroll-positions", {
    purpose: "scroll",
    sites: ["shop", "account", "pay"],
    sent: "never",
  }),
  ofTab(PRESS_KEY, { purpose: "press", sites: ["shop", "account", "pay"], sent: "never" }),
  ofTab("reloadedAt", { purpose: "reload", sites: ["shop", "account", "pay"], sent: "never" }),
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
