import {
  CONSENT_KEY,
  consentState,
  formatConsent,
  mayCountVisits,
  type ConsentChoice,
  type ConsentState,
} from "@catnip/domain/privacy";
import { asksNotToBeFollowed } from "@catnip/domain/traffic";
import { appReducer } from "@catnip/site/store/app-reducer.ts";
import { appStore } from "@catnip/site/store/app-store.ts";
import { useAppSelector } from "@catnip/site/store/hooks.ts";
import { persist } from "@catnip/site/store/persistence.ts";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { isAdult, useAgeGate } from "../shell/age-gate.ts";

const consentSlice = createSlice({
  name: "consent",
  /** `answer` as it is stored: a choice and when it was made; null: none. */
  initialState: { isKnown: false, answer: null as string | null },
  reducers: {
    consentAnswered: (_consent, { payload }: PayloadAction<string | null>) => ({
      isKnown: true,
      answer: payload,
    }),
  },
  selectors: { selectConsent: (consent) => consent },
});

declare module "@catnip/site/store/app-reducer.ts" {
  export interface LazySlices extends WithSlice<typeof consentSlice> {}
}

const { consentAnswered } = consentSlice.actions;
const { selectConsent } = consentSlice.injectInto(appReducer).selectors;

persist(appStore, {
  key: CONSENT_KEY,
  // `consentState` treats anything else as no answer.
  parse: (stored) => stored,
  format: (answer) => answer,
  select: (root) => selectConsent(root).answer,
  restored: consentAnswered,
});

const stateOf = (answer: string | null): ConsentState =>
  consentState(answer, Date.now(), !asksNotToBeFollowed(navigator));

/** This browser's consent to traffic statistics. */
const currentConsent = (): ConsentState => stateOf(selectConsent(appStore.getState()).answer);

/** Whether identifiers may be set and visits sent now; never cached. */
export const countsVisits = (): boolean => mayCountVisits(currentConsent(), isAdult());

/** Accepts, declines or withdraws consent. Withdrawing deletes the identifiers at once. */
export function chooseConsent(choice: ConsentChoice): void {
  appStore.dispatch(consentAnswered(formatConsent(choice, Date.now())));
  if (choice === "declined") forgetVisits();
}

/** Deletes identifiers not covered by consent: withdrawn here or in another tab, expired, or never given. */
export function forgetVisits(): void {
  if (!/(^|; )(_pg|_client_source)/.test(document.cookie)) return;
  void import("./forget-identifiers.ts").then(({ deleteIdentifiers }) => deleteIdentifiers());
}

/** The same, kept up to date; `unknown` on the server and until hydrated. */
export function useConsent(): ConsentState | "unknown" {
  const { isKnown, answer } = useAppSelector(selectConsent);
  return isKnown ? stateOf(answer) : "unknown";
}

/** Whether visits are counted, kept up to date: consent was given and the age gate is passed. */
export function useCountsVisits(): boolean {
  const consent = useConsent();
  const isPast = useAgeGate() === "passed";
  return consent !== "unknown" && mayCountVisits(consent, isPast);
}
