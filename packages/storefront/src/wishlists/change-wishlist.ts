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

/**
 * Adds a game to the wishlist: optimistic, rolled back on failure.
 *
 * @param memo the note beside a wish that is put back
 */
export async function addWish(store_id: number, memo: string | null = null): Promise<void> {
  const wish =
    (uuid: string): GamesChange =>
    (games) => ({
      findWishlist: withEntry(games.findWishlist, { __typename: "Wishlist", uuid, store_id }),
    });
  await mutate(
    AddWishlistDocument,
    { store_id, memo },
    {
      optimistic: (answers) => attemptMyGames(answers, wish(PENDING)),
      changes(answers, { addWishlist }) {
        changeMyGames(answers, wish(addWishlist.uuid));
        // The response lacks the game details that the shelf shows.
        answers.drop(WishlistsDocument);
      },
    },
  );
  tellTabs({ says: "changed" });
}

/** A placeholder for a wish's uuid until the API has assigned one. */
const PENDING = "pending";

/** Removes games from the wishlist; also optimistic. */
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
      // Again, since an answer fetched in the meantime may still contain them.
      changes(answers) {
        changeMyGames(answers, remove);
        takeFromShelf(answers);
      },
    },
  );
  tellTabs({ says: "changed" });
}
