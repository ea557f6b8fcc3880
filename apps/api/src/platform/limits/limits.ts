import { createHmac, createSecretKey } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";
import { ApiError } from "../errors.ts";
import { isDatabaseAway } from "../faults.ts";
import { keyFor } from "../keys.ts";
import { networkOf } from "../network.ts";
import { LIMIT_CLASSES, type LimitClass, type LimitName, type LimitRule } from "./limit-classes.ts";
import { together } from "../together.ts";
import { reservePermits, type PermitRequest, type ReservedPermits } from "./reserve-permits.ts";

/** Who a call is counted against. */
export type LimitAsker = {
  readonly viewer: { readonly uuid: string } | null;
  /** As the host sees it, never from a header that a visitor can set. */
  readonly address: string;
};

export type Limits = {
  /**
   * Takes one permit: synchronously if this process holds one, else from the shared counter.
   *
   * @throws ApiError (or rejects with it) `request/too-many` with `retry_after` in seconds and `limit`;
   *   `service/unavailable` when the counters are unreachable and the class fails closed
   */
  readonly take: (name: LimitName, asker: LimitAsker) => Promise<void> | undefined;
  /**
   * The same for an operation whose first statement can take the permit along.
   *
   * @param name a class of one rule that counts every single call
   * @throws ApiError `request/too-many` if this process knows that there is no permit left
   */
  readonly claim: (name: LimitName, asker: LimitAsker) => Permit;
};

/** One permit, to be taken once, in either way; both throw what `Limits.take` throws (R-CHK-22). */
export type Permit = {
  /**
   * Takes it in a statement that the operation needs anyway.
   *
   * @param run runs the statement, with what it has to reserve; null: nothing any more
   */
  readonly alongWith: <Value>(
    run: (request: PermitRequest | null) => Promise<{
      readonly value: Value;
      readonly reserved: ReservedPermits | null;
    }>,
  ) => Promise<Value>;
  /** Takes it in a statement of its own, unless it is taken. */
  readonly take: () => Promise<void> | undefined;
};

export type LimitOptions = {
  readonly db: Pick<Database, "$client">;
  readonly now: () => Date;
  readonly secret: string;
  /** Multiplies every maximum; above 1 only outside production, where all visitors share one machine. */
  readonly slack: number;
  /** Called when calls go uncounted because the counters are unreachable. */
  readonly warn?: (fault: unknown) => void;
};

/** Permits leased for one caller until the window ends; none left and `dry`: no process gets more before that. */
type Lease = { left: number; readonly dry: boolean; readonly resetsAtMs: number };

/** How long a process runs uncounted before it retries the counters, in milliseconds. */
const UNCOUNTED_MS = 1_000;
const LEASES_MAX = 50_000;
/** How many callers are counted in one statement at most. */
const TOGETHER_MAX = 32;

/**
 * Rate limiting in PostgreSQL, so that all processes share one limit. A process leases permits in one statement and
 * hands them out from memory. Leased permits are already counted, so the limit is never exceeded, however many
 * processes there are. Callers that need permits while a statement is under way share the next one (R-CHK-22).
 */
export function createLimits({ db, now, secret, slack, warn }: LimitOptions): Limits {
  // A key object: creating one from bytes takes longer than the hash itself.
  const secretKey = createSecretKey(keyFor(secret, "rate-limits"));
  const leases = new LRUCache<string, Lease>({ max: LEASES_MAX });
  const reserving = new Map<string, Promise<void>>();
  const reserveTogether = together({
    run: (asked: readonly PermitRequest[]) => reservePermits(db, asked),
    max: TOGETHER_MAX,
    keysOf: ({ key }) => [key],
  });

  /**
   * Takes a permit if this process holds one; throws if it knows that there is none left. @returns whether it took one
   */
  const takeLeased = (rule: LimitRule, key: string): boolean => {
    const nowMs = now().getTime();
    const lease = leases.get(key);
    if (!lease || lease.resetsAtMs <= nowMs) return false;
    if (lease.left > 0) {
      lease.left -= 1;
      return true;
    }
    if (lease.dry) throw refused(rule, lease.resetsAtMs - nowMs);
    return false;
  };

  const takeOne = (limitClass: LimitClass, rule: LimitRule, key: string): Promise<void> | undefined => {
    if (takeLeased(rule, key)) return undefined;
    // Concurrent callers wait for the same lease and then look again; single permits are not shared.
    const running = reserving.get(key);
    if (running) return running.then(() => takeOne(limitClass, rule, key));
    const reservation = reserve(limitClass, rule, key);
    if (rule.lease > 1) {
      const settled = reservation.catch(() => undefined).finally(() => reserving.delete(key));
      reserving.set(key, settled);
    }
    return reservation;
  };

  /** Leases permits and takes one of them. */
  const reserve = async (limitClass: LimitClass, rule: LimitRule, key: string): Promise<void> => {
    const request = requestFor(rule, key);
    let reserved: ReservedPermits;
    try {
      reserved = await reserveTogether(request);
    } catch (fault) {
      goWithout(limitClass, key, fault);
      return;
    }
    takeOf(reserved, rule, key, request);
  };

  const requestFor = (rule: LimitRule, key: string): PermitRequest => ({
    key: createHmac("sha256", secretKey).update(key).digest("base64url"),
    wanted: rule.lease,
    max: Math.floor(rule.max * slack),
    at: now(),
    windowSeconds: rule.windowSeconds,
  });

  const takeOf = (
    { granted, resetsAtMs }: ReservedPermits,
    rule: LimitRule,
    key: string,
    { at }: PermitRequest,
  ) => {
    if (granted === 0) {
      leases.set(key, { left: 0, dry: true, resetsAtMs });
      throw refused(rule, resetsAtMs - at.getTime());
    }
    if (granted > 1) leases.set(key, { left: granted - 1, dry: false, resetsAtMs });
  };

  /** The counters are unreachable: throws if the class fails closed, else calls go uncounted for a while. */
  const goWithout = (limitClass: LimitClass, key: string, fault: unknown): void => {
    const isClosed = limitClass.withoutCounters === "closed";
    if (isClosed && isDatabaseAway(fault)) throw fault;
    warn?.(fault);
    if (isClosed) throw new ApiError("service/unavailable", "Calls cannot be counted at the moment.");
    leases.set(key, { left: Infinity, dry: false, resetsAtMs: now().getTime() + UNCOUNTED_MS });
  };

  return {
    take: (name, asker) => {
      const limitClass: LimitClass = LIMIT_CLASSES[name];
      const { rules } = limitClass;
      let waiting: Promise<void> | undefined;
      rules.forEach((rule, at) => {
        const count = () => takeOne(limitClass, rule, keyOf(name, at, rule, asker));
        waiting = waiting ? waiting.then(count) : count();
      });
      return waiting;
    },
    claim: (name, asker) => {
      const limitClass: LimitClass = LIMIT_CLASSES[name];
      const [rule, ...others] = limitClass.rules;
      if (others.length > 0 || rule.lease > 1) throw new Error(`${name} needs more than one permit`);
      const key = keyOf(name, 0, rule, asker);
      let isTaken = takeLeased(rule, key);
      return {
        alongWith: async (run) => {
          const request = isTaken ? null : requestFor(rule, key);
          isTaken = true;
          const { value, reserved } = await run(request).catch((fault: unknown) => {
            if (request) goWithout(limitClass, key, fault);
            throw fault;
          });
          if (!request) return value;
          if (!reserved) throw new Error("A permit was to be reserved, and nothing was");
          takeOf(reserved, rule, key, request);
          return value;
        },
        take: () => {
          if (isTaken) return undefined;
          isTaken = true;
          return takeOne(limitClass, rule, key);
        },
      };
    },
  };
}

/** Names the counter of a class's rule for a caller. */
function keyOf(name: LimitName, at: number, { per }: LimitRule, { viewer, address }: LimitAsker): string {
  const whom = per === "address" || !viewer ? networkOf(address) : viewer.uuid;
  return `${name}/${at}/${whom}`;
}

function refused(rule: LimitRule, remainingMs: number): ApiError {
  return new ApiError("request/too-many", `More than ${rule.max} calls in ${rule.windowSeconds} seconds.`, {
    retry_after: Math.max(1, Math.ceil(remainingMs / 1_000)),
    limit: rule.max,
  });
}
