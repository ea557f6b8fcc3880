import {
  CLIENT_COOKIE,
  CLIENT_SOURCE_PROFILE_COOKIE,
  formatSession,
  SESSION_COOKIE,
  sessionAt,
} from "@catnip/domain/traffic";
import type { Operation } from "@catnip/sdk/client/operation.ts";
import { AddClientSourceProfileByGuestDocument, AddLogTrafficDocument } from "@catnip/sdk/traffic/index.ts";
import { brand } from "#brand";
import { accessToken } from "@catnip/site/session/client.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { currentViewer } from "../shell/viewer.ts";
import { cookie, newId, setCookie } from "./browser-cookies.ts";
import { countsVisits } from "./consent.ts";
import { LANDING_SEARCH } from "./landing-search.ts";
import type { Visit } from "./visit.ts";

/**
 * Reports the visit of a consenting visitor. For all others nothing is sent and no cookie is set.
 *
 * Requests use keepalive, since many visits end by leaving the page.
 */
export async function sendVisit(visit: Visit): Promise<void> {
  if (!countsVisits()) return;
  const client_id = clientId();
  const session = touchSession();
  if (!hasSession()) void introduceGuest();
  await post(AddLogTrafficDocument, {
    ...visit,
    consent: true,
    client_id,
    session_id: session.id,
    session_count: session.count,
    ...campaign(LANDING_SEARCH),
    language: navigator.language,
    screen_resolution: `${window.screen.width}x${window.screen.height}`,
    user_agent: navigator.userAgent,
  });
}

/** The browser's own id; every visit extends its two years. */
function clientId(): string {
  const known = cookie(CLIENT_COOKIE.name);
  const id = known && /^[\w-]{8,64}$/.test(known) ? known : newId();
  setCookie(CLIENT_COOKIE, id);
  return id;
}

function touchSession() {
  const session = sessionAt(cookie(SESSION_COOKIE.name), Date.now(), newId());
  setCookie(SESSION_COOKIE, formatSession(session));
  return session;
}

/** The campaign in an address's `utm_*` parameters. */
export function campaign(search: string): Readonly<Record<string, string>> {
  const given = new URLSearchParams(search);
  const named = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"].map(
    (name) => [name, given.get(name)] as const,
  );
  return Object.fromEntries(named.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * Registers a guest's browser as a client source profile (R-TRF-7), once. The cookie is set before the response
 * arrives, so that a second tab does not register the browser again.
 */
async function introduceGuest(): Promise<void> {
  const { name } = CLIENT_SOURCE_PROFILE_COOKIE;
  if (cookie(name)) return;
  const uuid = newId();
  setCookie(CLIENT_SOURCE_PROFILE_COOKIE, uuid);
  try {
    await post(AddClientSourceProfileByGuestDocument, {
      consent: true,
      uuid,
      platform_key: brand.platform_key,
      client_type: "web",
      os: "",
      os_version: "",
      device_brand: "",
      device_model: "",
      meta: campaign(LANDING_SEARCH),
    });
  } catch {
    setCookie({ name, maxAgeS: 0 }, "");
  }
}

/** With `keepalive`, which urql's own requests do not have. */
async function post<Data, Variables>(
  { documentId }: Operation<Data, Variables>,
  variables: Variables,
): Promise<void> {
  const origin = document.documentElement.dataset["api"];
  if (!origin) return;
  const headers: Record<string, string> = { "content-type": "application/json", "accept-version": "v2" };
  // Only for players already known: no visitor is identified just for statistics.
  if (currentViewer().status === "player") {
    const token = await accessToken();
    if (token) headers["authorization"] = `Bearer ${token}`;
  }
  // Consent may have been withdrawn in the meantime.
  if (!countsVisits()) return;
  const body = JSON.stringify({ documentId, variables });
  const answer = await fetch(`${origin}/graphql`, { method: "POST", headers, body, keepalive: true });
  // An unread response would keep its connection busy for as long as the page is open.
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The visit was not noted: ${answer.status}`);
}
