import {
  AddUserFollowedDocument,
  DelUserFollowedDocument,
  FollowStateDocument,
  UsersFollowedDocument,
} from "@catnip/sdk/follows/index.ts";
import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { tellTabs } from "../shell/tabs.ts";

/** Follows a person. Idempotent. False: nothing was done, because it is the player themselves (R-FLW-1). */
export async function followPerson(uuid: string): Promise<boolean> {
  const { addUserFollowed: followed } = await mutate(
    AddUserFollowedDocument,
    { followed_user_uuid: uuid },
    {
      changes(answers, { addUserFollowed }) {
        if (addUserFollowed) changeState(answers, uuid, addUserFollowed.uuid);
      },
    },
  );
  tellTabs({ says: "changed" });
  return followed !== null;
}

/** Ends a following. @param followedUuid of the following itself */
export async function unfollowPerson(uuid: string, followedUuid: string): Promise<void> {
  await mutate(
    DelUserFollowedDocument,
    { uuid: followedUuid },
    { changes: (answers) => changeState(answers, uuid, null) },
  );
  tellTabs({ says: "changed" });
}

function changeState(answers: Answers, uuid: string, followedUuid: string | null): void {
  answers.update(FollowStateDocument, ({ findUserPublic }) => ({
    findUserPublic: findUserPublic.map((person) => {
      if (person.uuid !== uuid) return person;
      const step = Number(followedUuid !== null) - Number(person.followed_uuid !== null);
      return { ...person, followers: person.followers + step, followed_uuid: followedUuid };
    }),
  }));
  answers.drop(UsersFollowedDocument);
}
