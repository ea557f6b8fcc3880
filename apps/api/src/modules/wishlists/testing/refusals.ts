import { randomUUID } from "node:crypto";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "store/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask("mutation { addWishlist(store_id: 2147483647) { uuid } }", {}, await shop.player()),
    ),
  "wishlist/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setWishlist(uuid: "${randomUUID()}", memo: "x") { uuid } }`,
        {},
        await shop.player(),
      ),
    ),
};
