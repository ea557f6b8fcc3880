import { countryRefusal } from "@catnip/domain/profiles";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { COUNTRY_CODES } from "../../platform/countries.ts";
import { read } from "../../platform/read.ts";
import { memberOf, requireViewer } from "../../platform/viewer.ts";
import { imageUrl } from "../catalog/store-card.ts";

export type Me = {
  readonly uuid: string;
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
  readonly email_verified: boolean;
  /** Two capitals, as in the countries file. */
  readonly country: string | null;
  /** What the user may do. */
  readonly auth: readonly string[];
  readonly profile: Profile;
};

export type Profile = {
  readonly id: number | null;
  readonly nickname: string | null;
  readonly brief: string | null;
  readonly head: string | null;
};

/** The signed-in user; null for guests and pay tokens, and for a user whose account is gone. */
export async function findMe(context: RequestContext): Promise<Me | null> {
  const viewer = memberOf(context);
  if (!viewer) return null;
  const [known] = await read<MeRow>(context.db, ME, [viewer.uuid]);
  if (!known) return null;
  if (known.id !== null) return toMe(context, known);
  await ensureProfile(context.db, viewer.uuid, context.now());
  const [row] = await read<MeRow>(context.db, ME, [viewer.uuid]);
  return row ? toMe(context, row) : null;
}

/** Makes the profile of a user who has none yet, under the name given at sign-up. Doing it twice is harmless. */
export async function ensureProfile(
  db: Pick<Database, "$client">,
  userUuid: string,
  now: Date,
): Promise<void> {
  await read(
    db,
    `insert into profiles (user_uuid, nickname, created_at, updated_at)
       select id, nullif(name, ''), $2, $2 from "user" where id = $1
     on conflict (user_uuid) do nothing`,
    [userUuid, now],
  );
}

/**
 * Sets the country of residence. It decides prices, so it is set once; only support staff can change it
 * (specification section 5). Two requests at the same moment cannot both set it.
 *
 * @throws ApiError `profile/country-already-set`, `input/invalid`
 */
export async function setUserCountry(context: RequestContext, country: string): Promise<Me> {
  const { uuid } = requireViewer(context);
  const malformed = countryRefusal(null, country, COUNTRY_CODES);
  if (malformed) throw new ApiError(malformed, "No country has this code.", { field: "country" });
  await ensureProfile(context.db, uuid, context.now());
  const set = await read(
    context.db,
    `update profiles set country = $2, updated_at = $3
     where user_uuid = $1 and (country is null or country = $2) returning user_uuid`,
    [uuid, country.trim().toLowerCase(), context.now()],
  );
  if (set.length === 0)
    throw new ApiError("profile/country-already-set", "The country of residence is set already.");
  return expectMe(context);
}

/** Changes what the user shows of themselves; what is left out stays. @throws ApiError `input/invalid` */
export async function setUser(
  context: RequestContext,
  profile: { readonly nickname?: string | null | undefined; readonly brief?: string | null | undefined },
): Promise<Me> {
  const { uuid } = requireViewer(context);
  const nickname = shortText(profile.nickname, NICKNAME_LENGTH_MAX, "nickname");
  if (nickname === "")
    throw new ApiError("input/invalid", "A nickname cannot be empty.", { field: "nickname" });
  const brief = shortText(profile.brief, BRIEF_LENGTH_MAX, "brief");
  await ensureProfile(context.db, uuid, context.now());
  await read(
    context.db,
    `update profiles set nickname = coalesce($2, nickname), brief = coalesce($3, brief), updated_at = $4
     where user_uuid = $1`,
    [uuid, nickname, brief, context.now()],
  );
  return expectMe(context);
}

const NICKNAME_LENGTH_MAX = 40;
const BRIEF_LENGTH_MAX = 500;

function shortText(text: string | null | undefined, lengthMax: number, field: string): string | null {
  if (text === null || text === undefined) return null;
  const trimmed = text.trim();
  if (Array.from(trimmed).length > lengthMax) {
    throw new ApiError("input/invalid", `At most ${lengthMax} characters.`, { field, max: lengthMax });
  }
  return trimmed;
}

async function expectMe(context: RequestContext): Promise<Me> {
  const me = await findMe(context);
  if (!me) throw new ApiError("auth/user-not-found", "The account of the token is gone.");
  return me;
}

type MeRow = Omit<Me, "id" | "auth" | "profile"> & {
  readonly id: number | null;
  readonly roles: readonly string[];
  readonly nickname: string | null;
  readonly brief: string | null;
  readonly head: string | null;
};

const ME = `
  select u.id as uuid, p.id, nullif(u.name, '') as name, u.email, u.email_verified, upper(p.country) as country, u.roles,
    p.nickname, p.brief, p.head
  from "user" u left join profiles p on p.user_uuid = u.id where u.id = $1`;

function toMe(context: RequestContext, row: MeRow): Me {
  const { roles, nickname, brief, head, id, ...rest } = row;
  const picture = head && imageUrl(head, siteOrigin(context.config, "cdn"));
  return { ...rest, id: id ?? 0, auth: roles, profile: { id, nickname, brief, head: picture } };
}
