import { countryRefusal } from "@catnip/domain/profiles";
import { sql } from "drizzle-orm";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { COUNTRY_CODES } from "../../platform/countries.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole, requireViewer } from "../../platform/viewer.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notify } from "../notifications/index.ts";
import { ensureProfile, expectMe, type Me } from "./me.ts";
import { shortText } from "./short-text.ts";
import { access } from "./profiles.access.ts";

/** What support sees of a user whose country it set. */
export type UserCountry = { readonly user_uuid: string; readonly country: string };

/** Maximum length of the reason for a change, in code points. */
const REASON_LENGTH_MAX = 500;

/**
 * Sets the country of residence. It decides prices, so it is set once; only support staff can change it (R-PRF-1). Safe
 * against races: of two concurrent requests only one sets it.
 *
 * @throws ApiError `profile/country-already-set`, `input/invalid`
 */
export async function setUserCountry(context: RequestContext, country: string): Promise<Me> {
  const { uuid } = requireViewer(context);
  const code = expectCountry(country);
  await ensureProfile(context.db, uuid, context.now());
  const set = await read(
    context.db,
    `update profiles set country = $2, updated_at = $3
     where user_uuid = $1 and (country is null or country = $2) returning user_uuid`,
    [uuid, code, context.now()],
  );
  if (set.length === 0)
    throw new ApiError("profile/country-already-set", "The country of residence is set already.");
  return expectMe(context);
}

/**
 * Corrects a user's country of residence. The same transaction writes who did it, why, and the old value to the audit
 * log, and notifies the user; setting the current value changes and logs nothing. Staff cannot set their own this way,
 * since it decides the prices they pay.
 *
 * @throws ApiError `auth/login-required`, `auth/forbidden`, `input/invalid`, `auth/user-not-found`
 */
export async function setUserCountryBySupport(
  context: RequestContext,
  input: { readonly user_uuid: string; readonly country: string; readonly reason: string },
): Promise<UserCountry> {
  const actor = await requireRole(context, "support", "root");
  if (input.user_uuid.toLowerCase() === actor.uuid)
    throw new ApiError("auth/forbidden", "Someone else must change your own country.");
  const code = expectCountry(input.country);
  const why = shortText(input.reason, REASON_LENGTH_MAX, "reason");
  if (!why) throw new ApiError("input/invalid", "A change needs a reason.", { field: "reason" });
  if (!isUuid(input.user_uuid)) throw unknownUser();

  const at = context.now();
  await ensureProfile(context.db, input.user_uuid, at);
  return inTransaction(context.db, async (tx) => {
    const { rows } = await tx.execute<{ user_uuid: string; country: string | null }>(sql`
      select user_uuid, country from profiles where user_uuid = ${input.user_uuid} for update`);
    const [before] = rows;
    if (!before) throw unknownUser();
    const country = code.toUpperCase();
    if (before.country !== code) {
      await tx.execute(sql`
        update profiles set country = ${code}, updated_at = ${at.toISOString()} where user_uuid = ${before.user_uuid}`);
      await recordAudit(tx, actor, {
        operation: audited(access, "setUserCountryBySupport"),
        object: { kind: "user", id: before.user_uuid },
        why,
        before: { country: before.country?.toUpperCase() ?? null },
        after: { country },
        at,
      });
      const facts = { country, at: at.toISOString() };
      const news = { userUuid: before.user_uuid, kind: "country_changed", subject: facts.at, facts } as const;
      await notify(tx, news, at);
    }
    return { user_uuid: before.user_uuid, country };
  });
}

/** The two letters as stored in the database. */
function expectCountry(country: string): string {
  const malformed = countryRefusal(null, country, COUNTRY_CODES);
  if (malformed) throw new ApiError(malformed, "No country has this code.", { field: "country" });
  return country.trim().toLowerCase();
}

const unknownUser = () => new ApiError("auth/user-not-found", "There is no such user.");
