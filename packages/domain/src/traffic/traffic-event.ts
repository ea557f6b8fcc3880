/** An untrusted visit report from a browser: any field may be missing, wrong or made up. */
export interface TrafficReport {
  readonly event_name: string;
  readonly client_id?: string | null | undefined;
  readonly session_id?: string | null | undefined;
  readonly session_count?: number | null | undefined;
  readonly utm_source?: string | null | undefined;
  readonly utm_medium?: string | null | undefined;
  readonly utm_campaign?: string | null | undefined;
  readonly utm_term?: string | null | undefined;
  readonly utm_content?: string | null | undefined;
  readonly page_location?: string | null | undefined;
  readonly page_title?: string | null | undefined;
  readonly page_referrer?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly screen_resolution?: string | null | undefined;
  readonly user_agent?: string | null | undefined;
  readonly meta?: unknown;
  /** Whether the visitor has consented; nothing is stored otherwise. */
  readonly consent?: boolean | null | undefined;
}

/** The sanitized form that is stored. */
export interface TrafficEvent {
  readonly event_name: string;
  readonly user_uuid: string | null;
  readonly client_id: string | null;
  readonly session_id: string | null;
  readonly session_count: number | null;
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly utm_term: string | null;
  readonly utm_content: string | null;
  readonly page_location: string | null;
  readonly page_title: string | null;
  readonly page_referrer: string | null;
  readonly language: string | null;
  readonly screen_resolution: string | null;
  readonly user_agent: string | null;
  readonly meta: Readonly<Record<string, unknown>> | null;
}

/**
 * Sanitizes a visit report for storage. Null when the visitor has not consented, or the report is useless (no valid
 * event, oversized facts).
 *
 * Addresses lose their query, which carries search keywords and tickets. Mail addresses and tokens are redacted
 * wherever they turn up. Search keywords are worth counting but private: an event with keywords is stored without user,
 * browser and session, and without the page title, which repeats them (R-TRF-3).
 *
 * @param userUuid the logged-in player, as known to the server; a report cannot name a user
 */
export function cleanTrafficEvent(report: TrafficReport, userUuid: string | null): TrafficEvent | null {
  if (report.consent !== true) return null;
  if (!/^[a-z]\w{0,63}$/i.test(report.event_name)) return null;
  const meta = factsOf(report.meta);
  if (meta !== null && JSON.stringify(meta).length > META_LENGTH_MAX) return null;
  const searched = isSearch(report, meta);
  const { session_count, screen_resolution } = report;
  return {
    event_name: report.event_name,
    user_uuid: searched ? null : userUuid,
    client_id: searched ? null : idOf(report.client_id),
    session_id: searched ? null : idOf(report.session_id),
    session_count: !searched && isCount(session_count) ? session_count : null,
    utm_source: textOf(report.utm_source, UTM_LENGTH_MAX),
    utm_medium: textOf(report.utm_medium, UTM_LENGTH_MAX),
    utm_campaign: textOf(report.utm_campaign, UTM_LENGTH_MAX),
    utm_term: textOf(report.utm_term, UTM_LENGTH_MAX),
    utm_content: textOf(report.utm_content, UTM_LENGTH_MAX),
    page_location: addressOf(report.page_location),
    page_title: searched ? null : textOf(report.page_title, TITLE_LENGTH_MAX),
    page_referrer: addressOf(report.page_referrer),
    language: /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i.test(report.language ?? "") ? report.language! : null,
    screen_resolution: /^\d{1,5}x\d{1,5}$/.test(screen_resolution ?? "") ? screen_resolution! : null,
    user_agent: textOf(report.user_agent, USER_AGENT_LENGTH_MAX),
    meta,
  };
}

const META_LENGTH_MAX = 4_000;
const META_DEPTH_MAX = 3;
const UTM_LENGTH_MAX = 100;
const TITLE_LENGTH_MAX = 300;
const ADDRESS_LENGTH_MAX = 300;
const USER_AGENT_LENGTH_MAX = 400;
const SESSION_COUNT_MAX = 1_000_000;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SESSION_COUNT_MAX;

const isSearch = (report: TrafficReport, meta: Readonly<Record<string, unknown>> | null) =>
  report.event_name === "pg_store_search" ||
  (meta !== null && "search_term" in meta) ||
  /[?&](keyword|q|search_term)=/.test(report.page_location ?? "");

/** Browser-generated ids: letters, digits, dots and dashes; anything else is rejected. */
const idOf = (id: string | null | undefined) => (/^[\w.-]{1,64}$/.test(id ?? "") ? id! : null);

function textOf(text: string | null | undefined, lengthMax: number): string | null {
  if (typeof text !== "string") return null;
  // Truncate first, so that redaction never scans a megabyte.
  const cut = Array.from(text.slice(0, 2 * lengthMax).toWellFormed())
    .slice(0, lengthMax)
    .join("");
  return blanked(cut).trim() || null;
}

/** Redacts mail addresses and tokens; counts in code points so that no character is split. */
const blanked = (text: string) =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .replaceAll(/[^\s@"'<>(),:;/?&=]{1,64}(?:@|%40)[^\s@"'<>(),:;/?&=]{1,255}/giu, "[mail]")
    .replaceAll(/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}|[\w+/=-]{40,}/gu, "[token]");

/** A web address without credentials, query and fragment. */
function addressOf(address: string | null | undefined): string | null {
  const bare = address?.slice(0, 4_000).split(/[?#]/)[0] ?? "";
  if (!URL.canParse(bare)) return null;
  const { protocol, host, pathname } = new URL(bare);
  if (protocol !== "https:" && protocol !== "http:") return null;
  // Segments are checked one by one, else a long path would look like a token.
  const path = pathname.split("/").map(blanked).join("/");
  return `${protocol}//${host}${path}`.slice(0, ADDRESS_LENGTH_MAX);
}

/** Names of facts that would identify a person, or let others impersonate them. */
const PERSONAL = /mail|token|password|ticket|secret|authorization|cookie|nickname|phone|user_?(id|uuid)/i;

function factsOf(meta: unknown): Readonly<Record<string, unknown>> | null {
  const facts = withoutPersons(meta, 0);
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return null;
  return facts as Readonly<Record<string, unknown>>;
}

function withoutPersons(value: unknown, depth: number): unknown {
  if (typeof value === "string") return textOf(value, META_LENGTH_MAX) ?? "";
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (typeof value !== "object" || depth >= META_DEPTH_MAX) return null;
  if (Array.isArray(value))
    return value.slice(0, META_LIST_MAX).map((entry) => withoutPersons(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, META_LIST_MAX)
      .filter(([name]) => /^\w{1,64}$/.test(name) && !PERSONAL.test(name))
      .map(([name, entry]) => [name, withoutPersons(entry, depth + 1)]),
  );
}

const META_LIST_MAX = 50;
