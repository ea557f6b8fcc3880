import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { authLimits } from "./accounts.tables.ts";
import { derivedKey, keyedHash } from "./secrets.ts";

export type Limit = { readonly name: string; readonly max: number; readonly windowSeconds: number };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Rate limits (R-ACC-8, R-ACC-9). Two kinds of visitors are counted separately, so that strangers can neither keep
 * guessing nor lock the owner out:
 *
 * - A stranger is counted by network and by mail address.
 * - A browser that has given the current password before (`provenDevice`) has its own buckets. No one else can fill
 *   them, and a login or a new password empties them.
 *
 * Strangers can guess at a password-reset code at most 5 × 5 times per account and day, out of 10^8: 2.5 × 10^-7.
 * After the fifth code we send a link with a 256-bit secret, which cannot be guessed; so the mailbox always opens the
 * account, however many codes strangers have requested.
 */
export const LIMITS = {
  signInPerAddress: { name: "sign-in/address", max: 5, windowSeconds: MINUTE },
  passwordPerMailAndAddress: { name: "password/mail+address", max: 5, windowSeconds: 15 * MINUTE },
  // Guessing spread over many networks.
  passwordPerMail: { name: "password/mail", max: 60, windowSeconds: DAY },
  passwordPerDevice: { name: "password/device", max: 5, windowSeconds: 15 * MINUTE },
  passwordPerDeviceAndDay: { name: "password/device+day", max: 60, windowSeconds: DAY },
  signUpCodesPerMail: { name: "sign-up-codes/mail", max: 5, windowSeconds: DAY },
  resetCodesPerMail: { name: "reset-codes/mail", max: 5, windowSeconds: DAY },
  resetCodesPerDevice: { name: "reset-codes/device", max: 5, windowSeconds: DAY },
  // A link lives twice as long as this window, so the mailbox always holds a valid one while the next must wait.
  resetLinksPerMail: { name: "reset-links/mail", max: 1, windowSeconds: 60 * MINUTE },
  codesPerAddress: { name: "codes/address", max: 10, windowSeconds: 60 * MINUTE },
  triesPerAddress: { name: "tries/address", max: 30, windowSeconds: 60 * MINUTE },
  triesPerDevice: { name: "tries/device", max: 30, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

export type AuthLimits = {
  /**
   * Counts one attempt in a single atomic statement, so concurrent attempts cannot slip through.
   *
   * @throws ApiError `auth/too-many-requests` with `retry_after` in seconds
   */
  readonly count: (limit: Limit, whom: string) => Promise<void>;
  /** Counts one attempt like `count`, and returns whether it is still within the limit. */
  readonly take: (limit: Limit, whom: string) => Promise<boolean>;
  /** Resets the counter: the right password was given. */
  readonly clear: (limit: Limit, whom: string) => Promise<void>;
};

/**
 * Counters in PostgreSQL, shared by all instances.
 *
 * @param slack multiplies every maximum; above 1 only outside production, where one machine is every visitor
 */
export function createAuthLimits({ db, config, now }: Services, slack: number): AuthLimits {
  const key = derivedKey(config.secret, "auth-limits");
  const keyOf = (limit: Limit, whom: string) => `${limit.name}/${keyedHash(key, whom).slice(0, 32)}`;
  const counted = async (limit: Limit, whom: string) => {
    const at = now();
    const resetsAt = new Date(at.getTime() + limit.windowSeconds * 1_000);
    const [row] = await db
      .insert(authLimits)
      .values({ key: keyOf(limit, whom), count: 1, resetsAt })
      .onConflictDoUpdate({
        target: authLimits.key,
        set: {
          count: sql`case when ${authLimits.resetsAt} <= ${at} then 1 else ${authLimits.count} + 1 end`,
          resetsAt: sql`case when ${authLimits.resetsAt} <= ${at} then excluded.resets_at else ${authLimits.resetsAt} end`,
        },
      })
      .returning();
    const isWithin = !row || row.count <= limit.max * slack;
    const retryAfter = row ? Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1_000)) : 0;
    return { isWithin, retryAfter };
  };
  return {
    count: async (limit, whom) => {
      const { isWithin, retryAfter } = await counted(limit, whom);
      if (isWithin) return;
      throw new ApiError("auth/too-many-requests", `More than ${limit.max} attempts: ${limit.name}`, {
        retry_after: retryAfter,
      });
    },
    take: async (limit, whom) => (await counted(limit, whom)).isWithin,
    clear: async (limit, whom) => {
      await db.delete(authLimits).where(sql`${authLimits.key} = ${keyOf(limit, whom)}`);
    },
  };
}
