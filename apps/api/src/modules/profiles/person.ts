import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { imageUrl } from "../catalog/store-card.ts";

/** Somebody as a line in a list names them. All null: an anonymous player. */
export type Person = {
  readonly uuid: string | null;
  readonly nickname: string | null;
  readonly brief: string | null;
  /** Address of the picture; `{width}` is to be filled in. */
  readonly head: string | null;
};

/** The row of a person, whose `head` is the hash of a picture, as others see it. */
export function toPerson({ config }: Pick<RequestContext, "config">, row: Person): Person {
  return { ...row, head: row.head && imageUrl(row.head, siteOrigin(config, "cdn")) };
}

/**
 * SQL of what somebody is called: their nickname. Who never came to a shop since signing up has no profile yet, and
 * goes by the name they gave there; afterwards that name is nobody else's business.
 */
export const shownName = (user: string, profile: string): string =>
  `case when ${profile}.user_uuid is null then nullif(${user}.name, '') else ${profile}.nickname end`;

/**
 * SQL of a person as JSON.
 *
 * @param user alias of a row of `"user"`, joined only while the account is there
 * @param profile alias of their row of `profiles`
 */
export const personJson = (user: string, profile: string): string =>
  `json_build_object('uuid', ${user}.id, 'nickname', ${shownName(user, profile)},
    'brief', ${profile}.brief, 'head', ${profile}.head)`;
