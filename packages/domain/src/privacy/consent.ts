import { DAY_MS } from "../time/index.ts";

/** Where the browser remembers whether its user lets visits be counted. */
export const CONSENT_KEY = "consent";

/** An answer holds for a year, in s; then the question is asked again. */
export const CONSENT_ASKED_AGAIN_S = (365 * DAY_MS) / 1_000;

export type ConsentChoice = "accepted" | "declined";

/** The answer as the browser keeps it: `accepted.<when, in ms>`. */
export const formatConsent = (choice: ConsentChoice, nowMs: number): string => `${choice}.${nowMs}`;

/** The answer that holds now, or null when there is none, it is too old, or what is stored is not ours. */
export function parseConsent(stored: string | null, nowMs: number): ConsentChoice | null {
  const [, choice, at] = /^(accepted|declined)\.(\d{1,15})$/.exec(stored ?? "") ?? [];
  // A clock that was put back must not make an answer hold for ever.
  if (Math.abs(nowMs - Number(at)) > CONSENT_ASKED_AGAIN_S * 1_000) return null;
  return choice === "accepted" || choice === "declined" ? choice : null;
}

/** How a visitor stands to being counted. `objected`: the browser itself asks not to be followed. */
export type ConsentState = ConsentChoice | "objected" | "unasked";

/**
 * What holds for a visitor. A browser that asks not to be followed has answered for its user, whatever was answered
 * before; it is not asked again (R-PRV-2).
 *
 * @param isFollowable false with Do Not Track or Global Privacy Control
 */
export function consentState(stored: string | null, nowMs: number, isFollowable: boolean): ConsentState {
  if (!isFollowable) return "objected";
  return parseConsent(stored, nowMs) ?? "unasked";
}

/**
 * Whether visits may be counted: identifiers set, page views and events sent. Never without a yes, and never before
 * the visitor has passed the age gate (R-PRV-1).
 */
export function mayCountVisits(state: ConsentState, isAdult: boolean): boolean {
  return isAdult && state === "accepted";
}
