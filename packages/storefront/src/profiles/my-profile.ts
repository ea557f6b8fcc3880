import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import {
  MeDocument,
  MeProfileDocument,
  SetUserDocument,
  type MyProfileFragment,
  type SetUserMutationVariables,
} from "@catnip/sdk/profiles/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";

export type MyProfile = MyProfileFragment;
export type MyEntry = Omit<MyProfile["metadata"][number], "__typename">;

/** The logged-in player's profile, with what others do not see. */
export async function loadProfile(ask: Ask): Promise<MyProfile> {
  const { me } = await ask(MeProfileDocument, {});
  if (!me) throw new ApiFault("auth/login-required", "Nobody is logged in.");
  return me;
}

/** Saves parts of the profile; what is left out stays. */
export async function saveProfile(change: SetUserMutationVariables): Promise<void> {
  const { mutate } = await import("@catnip/site/session/client.ts");
  await mutate(SetUserDocument, change, {
    changes(answers, { setUser: me }) {
      answers.update(MeProfileDocument, () => ({ me }));
      answers.update(MeDocument, ({ me: known }) => ({
        me: known && {
          ...known,
          name: me.name,
          profile: { ...known.profile, ...pick(me.profile) },
        },
      }));
    },
  });
}

const pick = ({ nickname, brief, head }: MyProfile["profile"]) => ({ nickname, brief, head });

/** An entry as the API takes it. */
const asInput = ({ _cid, name, type, value, url, show }: MyEntry) => ({
  _cid,
  name,
  type,
  value,
  show,
  // A link's address is its value.
  ...(type !== "url" && url !== null && { url }),
});

/** Saves all entries, in this order. */
export const saveEntries = (entries: readonly MyEntry[]) => saveProfile({ metadata: entries.map(asInput) });
