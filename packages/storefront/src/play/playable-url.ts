import { StoreAuthorizationDocument } from "@catnip/sdk/builds/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { playableIn, type Playable, type PlayKind } from "./playable-in.ts";

/**
 * The game's current play address: on its own origin, with a ticket valid for a minute.
 *
 * @throws ApiFault as `playableIn`, and when the API refuses
 */
export async function playableUrl(id: number, type: PlayKind, locale: string): Promise<Playable> {
  const { getStoreAuthorizedAndFindStoreUrl: answer } = await mutate(StoreAuthorizationDocument, {
    id,
    os: ["web"],
    locale,
  });
  return playableIn(answer, type);
}
