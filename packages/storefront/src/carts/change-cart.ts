import { AddCartStoreDocument, CartStoresDocument, DelCartStoreDocument } from "@catnip/sdk/carts/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { changeMyGames, withEntry, withoutUuids } from "../shell/my-games.ts";
import { tellTabs } from "../shell/tabs.ts";

/** Adds a game to the cart. Idempotent. */
export async function addToCart(store_id: number): Promise<void> {
  await mutate(
    AddCartStoreDocument,
    { store_id, data_creation_source: "web" },
    {
      changes(answers, { addCartStore: entry }) {
        changeMyGames(answers, (games) => ({
          findCartStore: withEntry(games.findCartStore, entry),
        }));
        // The response lacks the game details that the shelf shows.
        answers.drop(CartStoresDocument);
      },
    },
  );
  tellTabs({ says: "changed" });
}

/** Removes games from the cart. */
export async function takeOutOfCart(uuids: readonly string[]): Promise<void> {
  await mutate(
    DelCartStoreDocument,
    { uuid: [...uuids] },
    {
      changes(answers) {
        changeMyGames(answers, (games) => ({
          findCartStore: withoutUuids(games.findCartStore, uuids),
        }));
        answers.update(CartStoresDocument, ({ findCartStore }) => ({
          findCartStore: withoutUuids(findCartStore, uuids),
        }));
      },
    },
  );
  tellTabs({ says: "changed" });
}
