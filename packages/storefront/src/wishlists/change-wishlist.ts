import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { AddWishlistDocument, DelWishlistDocument, WishlistsDocument } from "@catnip/sdk/wishlists/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import {
  attemptMyGames,
  changeMyGames,
  withEntry,
  withoutUuids,
  type GamesChange,
} from "../shell/my-games.ts";
import { tellTabs } from "../shell/tabs.ts";

/** Wishes for a game: it is shown at once, and taken back if it could not be kept. */
export async function addWish(store_id: number): Promise<void> {
  const wish =
    (uuid: string): GamesChange =>
    (games) => ({
      findWishlist: withEntry(games.findWishlist, { __typename: "Wishlist", uuid, store_id }),
    });
  await mutate(
    AddWishlistDocument,
    { store_id },
    {
      optimistic: (answers) => attemptMyGames(answers, wish(PENDING)),
      changes(answers, { addWishlist }) {
        changeMyGames(answers, wish(addWishlist.uuid));
        // The answer lacks what the shelf shows of a game.
        answers.drop(WishlistsDocument);
      },
    },
  );
  tellTabs({ says: "changed" });
}

/** In place of a wish's uuid until the API has given it one. */
const PENDING = "pending";

/** Wishes for games no longer; shown at once as well. */
export async function removeWishes(uuids: readonly string[]): Promise<void> {
  const remove: GamesChange = (games) => ({ findWishlist: withoutUuids(games.findWishlist, uuids) });
  const takeFromShelf = (answers: Answers) =>
    answers.update(WishlistsDocument, ({ findWishlist }) => ({
      findWishlist: withoutUuids(findWishlist, uuids),
    }));
  await mutate(
    DelWishlistDocument,
    { uuid: [...uuids] },
    {
      optimistic(answers) {
        attemptMyGames(answers, remove);
        takeFromShelf(answers);
      },
      // Once more: what was asked meanwhile may still hold them.
      changes(answers) {
        changeMyGames(answers, remove);
        takeFromShelf(answers);
      },
    },
  );
  tellTabs({ says: "changed" });
}
