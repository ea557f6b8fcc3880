import { AddUserFollowedDocument, DelUserFollowedDocument } from "@catnip/sdk/follows/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { tellTabs } from "../shell/tell-tabs.ts";

/** What else following changes about the person: whether the player follows them, and the number of followers. */
const CHANGED = ["PublicUser"];

/** Follows a person. Idempotent. False: nothing was done, because it is the player themselves (R-FLW-1). */
export async function followPerson(followed_user_uuid: string): Promise<boolean> {
  const { addUserFollowed } = await mutate(AddUserFollowedDocument, { followed_user_uuid }, CHANGED);
  tellTabs({ says: "changed" });
  return addUserFollowed !== null;
}

/** Unfollows a person. @param uuid of the follow itself */
export async function unfollowPerson(uuid: string): Promise<void> {
  await mutate(DelUserFollowedDocument, { uuid }, CHANGED);
  tellTabs({ says: "changed" });
}
