import { randomUUID } from "node:crypto";
import {
  BRIEF_LENGTH_MAX,
  METADATA_ITEMS_MAX,
  NICKNAME_LENGTH_MAX,
  checkMetadata,
  socialLink,
  type SavedMetadata,
  type SocialSite,
} from "@catnip/domain/profiles";
import { nameProblem } from "@catnip/domain/names";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { nameRefusal, OUR_NAMES } from "../../platform/checked-name.ts";
import { read } from "../../platform/read.ts";
import { rolesNow } from "../../platform/roles/roles-now.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { pictureOf } from "./head-picture.ts";
import { ensureProfile, expectMe, type Me } from "./me.ts";
import { shortLine, shortText } from "./short-text.ts";

type Maybe<Value> = Value | null | undefined;

export type SetUserInput = {
  readonly auth?: Maybe<{ readonly name?: Maybe<string> }>;
  readonly profile?: Maybe<{
    readonly nickname?: Maybe<string>;
    readonly brief?: Maybe<string>;
    /** uuid of one of the user's own uploads; empty removes the avatar. */
    readonly head?: Maybe<string>;
    readonly social?: Maybe<SocialInput>;
    readonly show_activity?: Maybe<boolean>;
    readonly show_play_time?: Maybe<boolean>;
  }>;
  /** The complete list, in order: entries that are not listed are deleted. */
  readonly metadata?: Maybe<readonly MetadataInput[]>;
};

type SocialInput = Partial<Record<SocialSite, Maybe<string>>> &
  Partial<Record<`${SocialSite | "email"}_show`, Maybe<boolean>>>;

export type MetadataInput = {
  readonly _cid?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly type?: Maybe<string>;
  readonly value: string;
  readonly url?: Maybe<string>;
  readonly show?: Maybe<boolean>;
};

/**
 * Updates the user's profile; absent fields stay. Everything is validated first: if anything is wrong, nothing is
 * saved.
 *
 * @throws ApiError `input/invalid` with the invalid field; of a name that could pass for another person's also with the
 *   `NameProblem` as `problem`
 */
export async function setUser(context: RequestContext, input: SetUserInput): Promise<Me> {
  const { uuid } = requireViewer(context);
  const { auth, profile, metadata } = input;
  const name = await named(context, shortLine(auth?.name, NICKNAME_LENGTH_MAX, "name"), "name");
  const nickname = await named(
    context,
    shortLine(profile?.nickname, NICKNAME_LENGTH_MAX, "nickname"),
    "nickname",
  );
  const brief = shortText(profile?.brief, BRIEF_LENGTH_MAX, "brief");
  const [google, facebook, twitter] = (["google", "facebook", "twitter"] as const).map((site) =>
    linkTo(site, profile?.social?.[site]),
  );
  const items = metadata ? JSON.stringify(metadataItems(metadata)) : null;
  const head = await pictureOf(context, uuid, profile?.head);

  await ensureProfile(context.db, uuid, context.now());
  await read(context.db, SET_USER, [
    uuid,
    context.now(),
    name,
    nickname,
    brief,
    head,
    google,
    facebook,
    twitter,
    profile?.social?.email_show ?? null,
    profile?.show_activity ?? null,
    profile?.show_play_time ?? null,
    items,
    profile?.social?.google_show ?? null,
    profile?.social?.facebook_show ?? null,
    profile?.social?.twitter_show ?? null,
  ]);
  return expectMe(context);
}

/** Null leaves a column as it is; an empty avatar or link is removed. */
const SET_USER = `
  with named as (
    update "user" set name = $3, updated_at = $2 where id = $1 and $3::text is not null)
  update profiles set updated_at = $2, nickname = coalesce($4, nickname), brief = coalesce($5, brief),
    head = case when $6::text is null then head else nullif($6, '') end,
    google = case when $7::text is null then google else nullif($7, '') end,
    facebook = case when $8::text is null then facebook else nullif($8, '') end,
    twitter = case when $9::text is null then twitter else nullif($9, '') end,
    show_email = coalesce($10, show_email), show_activity = coalesce($11, show_activity),
    show_play_time = coalesce($12, show_play_time), metadata = coalesce($13::jsonb, metadata),
    show_google = coalesce($14, show_google), show_facebook = coalesce($15, show_facebook),
    show_twitter = coalesce($16, show_twitter)
  where user_uuid = $1`;

async function named(context: RequestContext, text: string | null, field: string): Promise<string | null> {
  if (text === null) return null;
  if (text === "") throw new ApiError("input/invalid", "A name cannot be empty.", { field });
  const problem = nameProblem(text, OUR_NAMES);
  // Staff may be called what only staff may be called.
  if (problem === "reserved" && (await isStaff(context))) return text;
  if (problem) throw nameRefusal(problem, field);
  return text;
}

async function isStaff(context: RequestContext): Promise<boolean> {
  const roles = await rolesNow(context.db, requireViewer(context).uuid);
  return [...roles].some((role) => role !== "player" && role !== "creator");
}

function linkTo(site: SocialSite, typed: Maybe<string>): string | null {
  if (typed === null || typed === undefined) return null;
  if (typed.trim() === "") return "";
  const link = socialLink(site, typed);
  if (link === null)
    throw new ApiError("input/invalid", "Not an https address of that site.", { field: site });
  return link;
}

function metadataItems(inputs: readonly MetadataInput[]): readonly SavedMetadata[] {
  if (inputs.length > METADATA_ITEMS_MAX) {
    const facts = { field: "metadata", max: METADATA_ITEMS_MAX };
    throw new ApiError("input/invalid", `At most ${METADATA_ITEMS_MAX} entries.`, facts);
  }
  const items = inputs.map((input, index) => {
    const checked = checkMetadata({ ...input, name: input.name ?? input.title ?? "" });
    if ("problem" in checked)
      throw new ApiError("input/invalid", "An entry cannot be saved.", {
        field: "metadata",
        index,
        ...checked,
      });
    const cid = input._cid ?? randomUUID();
    if (!/^[\w-]{1,36}$/.test(cid))
      throw new ApiError("input/invalid", "Not a name of an entry.", {
        field: "metadata",
        index,
        problem: "_cid",
      });
    return { ...checked.item, _cid: cid, show: input.show ?? true };
  });
  if (new Set(items.map(({ _cid }) => _cid)).size < items.length)
    throw new ApiError("input/invalid", "Two entries have one name.", { field: "metadata", problem: "_cid" });
  return items;
}
