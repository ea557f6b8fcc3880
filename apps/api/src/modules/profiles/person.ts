import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { imageUrl } from "../catalog/store-card.ts";

/** A person as shown in a list. All null: an anonymous player. */
export type Person = {
  readonly uuid: string | null;
  readonly nickname: string | null;
  readonly brief: string | null;
  /** URL template of the avatar, with `{width}` to be filled in. */
  readonly head: string | null;
};

/** A person's row, whose `head` is the hash of an image, as others see it. */
export function toPerson({ config }: Pick<RequestContext, "config">, row: Person): Person {
  return { ...row, head: row.head && imageUrl(row.head, siteOrigin(config, "cdn")) };
}

/**
 * SQL for a display name: the nickname. A user who has not visited a shop since sign-up has no profile yet and goes by
 * the name given there; once there is a profile, that name is private.
 */
export const shownName = (user: string, profile: string): string =>
  `case when ${profile}.user_uuid is null then nullif(${user}.name, '') else ${profile}.nickname end`;

/**
 * SQL for a person as JSON.
 *
 * @param user alias of a row of `"user"`, joined only while the account exists
 * @param profile alias of their row of `profiles`
 */
export const personJson = (user: string, profile: string): string =>
  `json_build_object('uuid', ${user}.id, 'nickname', ${shownName(user, profile)},
    'brief', ${profile}.brief, 'head', ${profile}.head)`;
