import { isDatabaseAway, isStorageFull } from "./faults.ts";
import type { Log } from "./log.ts";

/** Why the service is unavailable at the moment, for `service/unavailable`. */
export type Unavailability = {
  /** A sentence for developers and logs. */
  readonly message: string;
  /** When to retry, in seconds. */
  readonly retryAfter: number;
  readonly reason: "database away" | "storage full" | "busy";
};

const AWAY: Unavailability = {
  message: "The service is away for a moment. Try again shortly; a purchase with the same id.",
  retryAfter: 5,
  reason: "database away",
};

const FULL: Unavailability = {
  message: "There is no room to save anything at the moment. Nothing was changed; try again later.",
  retryAfter: 60,
  reason: "storage full",
};

/** Our own error with the code `service/unavailable`: too much of something at once. */
export const busy = ({ message }: Error): Unavailability => ({ message, retryAfter: 5, reason: "busy" });

/** The 503 answer if an error is neither the client's nor a bug; null if it is one of those. */
export function unavailability(fault: unknown): Unavailability | null {
  if (isStorageFull(fault)) return FULL;
  return isDatabaseAway(fault) ? AWAY : null;
}

/** Logs why a request got 503: an outage ends by itself, a full disk needs an operator. */
export function noteUnavailable(
  log: Log,
  { reason }: Unavailability,
  fault: unknown,
  requestId: string,
): void {
  const says = { request_id: requestId, fault: String(fault) };
  if (reason === "storage full") log.error(says, "storage full: free some space");
  else log.warn(says, reason);
}
