import { DAY_MS } from "../time/index.ts";

/** The storage key for the visitor's consent to traffic statistics. */
export const CONSENT_KEY = "consent";

/** Consent expires after a year (in s); then the question is asked again. */
export const CONSENT_ASKED_AGAIN_S = (365 * DAY_MS) / 1_000;

export type ConsentChoice = "accepted" | "declined";

/** The stored form of the answer: `accepted.<when, in ms>`. */
export const formatConsent = (choice: ConsentChoice, nowMs: number): string => `${choice}.${nowMs}`;

/** The current answer, or null when there is none, it has expired, or the stored value is invalid. */
export function parseConsent(stored: string | null, nowMs: number): ConsentChoice | null {
  const [, choice, at] = /^(accepted|declined)\.(\d{1,15})$/.exec(stored ?? "") ?? [];
  // A clock that was set back must not extend an answer forever.
  if (Math.abs(nowMs - Number(at)) > CONSENT_ASKED_AGAIN_S * 1_000) return null;
  return choice === "accepted" || choice === "declined" ? choice : null;
}

/** A visitor's consent to traffic statistics. `objected`: the browser sends an opt-out signal. */
export type ConsentState = ConsentChoice | "objected" | "unasked";

/**
 * The effective consent of a visitor. An opt-out signal from the browser overrides any earlier answer and suppresses
 * the question (R-PRV-2).
 *
 * @param isFollowable false with Do Not Track or Global Privacy Control
 */
export function consentState(stored: string | null, nowMs: number, isFollowable: boolean): ConsentState {
  if (!isFollowable) return "objected";
  return parseConsent(stored, nowMs) ?? "unasked";
}

/**
 * Whether tracking is allowed: setting identifiers, sending page views and events. Requires consent and a passed age
 * gate (R-PRV-1).
 */
export function mayCountVisits(state: ConsentState, isAdult: boolean): boolean {
  return isAdult && state === "accepted";
}
