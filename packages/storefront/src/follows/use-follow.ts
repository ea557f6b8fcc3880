import { followClick, isSelf } from "@catnip/domain/follows";
import { splitLocalePath } from "@catnip/domain/locales";
import { FollowStateDocument } from "@catnip/sdk/follows/index.ts";
import { useLocation } from "react-router";
import { useQuery } from "urql";
import { usePlayerIntent } from "../session/use-player-action.ts";
import { useViewerFact } from "../shell/viewer.ts";

/** Whether the visitor follows a person, and the click that changes it (R-FLW-1, R-FLW-4). */
export function useFollow(uuid: string) {
  const isPlayer = useViewerFact(({ status }) => status === "player");
  const self = useViewerFact(({ me }) => isSelf(me?.uuid, uuid));
  const { pathname } = useLocation();
  const [{ data }] = useQuery({
    query: FollowStateDocument,
    variables: { uuid },
    pause: !isPlayer,
    requestPolicy: "network-only",
  });
  const value = data?.findUserPublic[0];
  const followedUuid = value?.followed_uuid ?? null;
  const path = splitLocalePath(pathname)?.path ?? pathname;
  const click = usePlayerIntent({ action: "follow", user_uuid: uuid, path }, async () => {
    const followed = followedUuid !== null;
    const wish = followClick(followed ? "unfollow" : "follow", { self, followed });
    const { followPerson, unfollowPerson } = await import("./change-follow.ts");
    if (wish === "follow") await followPerson(uuid);
    else if (wish === "unfollow" && followed) await unfollowPerson(followedUuid);
  });
  return { self, isFollowed: followedUuid !== null, followers: value?.followers ?? null, click };
}
