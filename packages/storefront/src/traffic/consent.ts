import {
  CONSENT_KEY,
  consentState,
  formatConsent,
  mayCountVisits,
  type ConsentChoice,
  type ConsentState,
} from "@catnip/domain/privacy";
import { asksNotToBeFollowed } from "@catnip/domain/traffic";
import { browserChange, useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { isAdult, useAgeGate } from "../shell/age-gate.ts";

/** This browser's consent to traffic statistics. */
function currentConsent(): ConsentState {
  return consentState(stored(), Date.now(), !asksNotToBeFollowed(navigator));
}

/** Whether identifiers may be set and visits sent now: checked anew each time. */
export const countsVisits = (): boolean => mayCountVisits(currentConsent(), isAdult());

/** Accepts, declines or withdraws consent. Withdrawing deletes the identifiers at once. */
export function chooseConsent(choice: ConsentChoice): void {
  const text = formatConsent(choice, Date.now());
  chosenHere = text;
  try {
    localStorage.setItem(CONSENT_KEY, text);
  } catch {
    // Storage may be disabled; the answer then holds for this page.
  }
  if (choice === "declined") forgetVisits();
  chosen.tell();
}

/** Deletes identifiers not covered by consent: withdrawn here or in another tab, expired, or never given. */
export function forgetVisits(): void {
  if (!/(^|; )(_pg|_client_source)/.test(document.cookie)) return;
  void import("./forget-identifiers.ts").then(({ deleteIdentifiers }) => deleteIdentifiers());
}

/** The same, kept up to date; `unknown` on the server and until hydrated. */
export function useConsent(): ConsentState | "unknown" {
  return useBrowserValue(currentConsent, "unknown", chosen);
}

/** Whether visits are counted, kept up to date: consent was given and the age gate is passed. */
export function useCountsVisits(): boolean {
  const consent = useConsent();
  const isPast = useAgeGate() === "passed";
  return consent !== "unknown" && mayCountVisits(consent, isPast);
}

let chosenHere: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? chosenHere;
  } catch {
    return chosenHere;
  }
}

const chosen = browserChange({ isStored: true });
