/** Faults injected on purpose through `POST /control/faults`. */
export type Faults = {
  /** Each notification is sent this many extra times. */
  readonly duplicate: number;
  /** Delay of the first attempt, in milliseconds. */
  readonly delayMs: number;
  /** Notifications are never sent. */
  readonly drop: boolean;
  /** Each notification is preceded by forged ones. */
  readonly forged: boolean;
};

export const NO_FAULTS: Faults = { duplicate: 0, delayMs: 0, drop: false, forged: false };

/** Faults as a test sends them; omitted ones are switched off. Null: malformed. */
export function readFaults(value: unknown): Faults | null {
  if (typeof value !== "object" || value === null) return null;
  const {
    duplicate = 0,
    delayMs = 0,
    drop = false,
    forged = false,
  }: { [name in keyof Faults]?: unknown } = value;
  if (!isCount(duplicate) || !isCount(delayMs) || typeof drop !== "boolean" || typeof forged !== "boolean")
    return null;
  return { duplicate: Math.min(duplicate, COPIES_MAX), delayMs, drop, forged };
}

const COPIES_MAX = 100;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
