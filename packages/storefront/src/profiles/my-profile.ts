import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import {
  MeProfileDocument,
  SetUserDocument,
  type MyProfileFragment,
  type SetUserMutationVariables,
} from "@catnip/sdk/profiles/index.ts";
import { mutate, read } from "@catnip/site/session/client.ts";

/** Shown if there is no profile. */
export const LOGGED_OUT = new ApiFault("auth/login-required", "Nobody is logged in.");

export type MyProfile = MyProfileFragment;
export type MyEntry = Omit<MyProfile["metadata"][number], "__typename">;

/** Saves parts of the profile; what is left out stays. */
export async function saveProfile(change: SetUserMutationVariables): Promise<void> {
  await mutate(SetUserDocument, change);
  // Drafts are dropped only after the forms show the saved profile.
  await read(MeProfileDocument, {});
}

/** An entry as the API's input. */
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
