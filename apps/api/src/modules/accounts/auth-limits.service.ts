import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { authLimits } from "./accounts.tables.ts";
import { derivedKey, keyedHash } from "./secrets.ts";

export type Limit = { readonly name: string; readonly max: number; readonly windowSeconds: number };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Attempts allowed (security plan 3.2 and 3.11). Only what one network address may do is relaxed for development. */
export const LIMITS = {
  signInPerAddress: { name: "sign-in/address", max: 5, windowSeconds: MINUTE },
  passwordPerMailAndAddress: { name: "password/mail+address", max: 5, windowSeconds: 15 * MINUTE },
  // Guessing spread over many addresses: slow enough to be hopeless, wide enough that nobody locks the owner out soon.
  passwordPerMail: { name: "password/mail", max: 60, windowSeconds: DAY },
  codesPerMail: { name: "codes/mail", max: 5, windowSeconds: DAY },
  codesPerAddress: { name: "codes/address", max: 10, windowSeconds: 60 * MINUTE },
  triesPerAddress: { name: "tries/address", max: 30, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

export type AuthLimits = {
  /**
   * Counts one attempt, in one statement, so that parallel ones cannot slip through.
   *
   * @throws ApiError `auth/too-many-requests` with `retry_after` in seconds
   */
  readonly count: (limit: Limit, whom: string) => Promise<void>;
  /** Forgets the attempts: the right password was given. */
  readonly clear: (limit: Limit, whom: string) => Promise<void>;
};

/**
 * Counters in PostgreSQL, shared by all copies.
 *
 * @param slack multiplies every maximum; above 1 only outside production, where one machine is every visitor
 */
export function createAuthLimits({ db, config, now }: Services, slack: number): AuthLimits {
  const key = derivedKey(config.secret, "auth-limits");
  const keyOf = (limit: Limit, whom: string) => `${limit.name}/${keyedHash(key, whom).slice(0, 32)}`;
  return {
    count: async (limit, whom) => {
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
      if (!row || row.count <= limit.max * slack) return;
      const retryAfter = Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1_000));
      throw new ApiError("auth/too-many-requests", `More than ${limit.max} attempts: ${limit.name}`, {
        retry_after: retryAfter,
      });
    },
    clear: async (limit, whom) => {
      await db.delete(authLimits).where(sql`${authLimits.key} = ${keyOf(limit, whom)}`);
    },
  };
}
