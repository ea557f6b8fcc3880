import type { SettlementDays } from "../providers/index.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A provider's day: `from` is part of it, `to` is not. */
export type SettlementDay = { readonly day: string; readonly from: Date; readonly to: Date };

/** A day of a provider, by its date there; null for what is no date. */
export function dayOf(day: string, { utcOffsetHours }: SettlementDays): SettlementDay | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (!Number.isFinite(midnight) || dateOf(midnight) !== day) return null;
  const from = new Date(midnight - utcOffsetHours * HOUR_MS);
  return { day, from, to: new Date(from.getTime() + DAY_MS) };
}

/** The last day that a provider has completed. */
export const lastCompleteDay = ({ utcOffsetHours, readyAfterHours }: SettlementDays, now: Date): string =>
  dateOf(now.getTime() + (utcOffsetHours - readyAfterHours) * HOUR_MS - DAY_MS);

/** The day after, or so many days after. */
export const laterDay = (day: string, days = 1): string =>
  dateOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
