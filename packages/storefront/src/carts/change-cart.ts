import { AddCartStoreDocument, DelCartStoreDocument } from "@catnip/sdk/carts/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerChanged } from "../shell/tabs.ts";

/** Adds a game to the cart. Idempotent. */
export async function addToCart(store_id: number): Promise<void> {
  await mutate(AddCartStoreDocument, { store_id, data_creation_source: "web" });
  await viewerChanged();
}

/** Removes games from the cart. */
export async function takeOutOfCart(uuids: readonly string[]): Promise<void> {
  await mutate(DelCartStoreDocument, { uuid: [...uuids] }, ["CartStore"]);
  await viewerChanged();
}
