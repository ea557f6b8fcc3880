import { StoreAuthorizationDocument } from "@catnip/sdk/builds/index.ts";
import { ApiFault } from "@catnip/sdk";
import { mutate } from "../shell/client.ts";

/**
 * The address at which the game plays now: on its own origin, with a ticket that is good for a minute.
 *
 * @throws ApiFault `render/game-data-lost` when the game has no build for browsers, `store/not-owned` when it may not be played
 */
export async function playableUrl(id: number, type: "official" | "trial", locale: string): Promise<string> {
  const { getStoreAuthorizedAndFindStoreUrl: answer } = await mutate(StoreAuthorizationDocument, {
    id,
    os: ["web"],
    locale,
  });
  if (type === "official" && !answer.authorized)
    throw new ApiFault("store/not-owned", "The game has not been bought.");
  const link = answer.store_url.find((each) => each.type === type && each.platform === "web");
  if (!link) throw new ApiFault("render/game-data-lost", "The game has no build that plays in a browser.");
  return link.url;
}
