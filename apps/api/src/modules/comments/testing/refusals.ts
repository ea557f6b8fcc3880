import { randomUUID } from "node:crypto";
import { game } from "../../orders/testing/shop.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "comment/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setStoreComment(uuid: "${randomUUID()}", comment: "Fine.", vote: 1) { uuid } }`,
        {},
        await shop.player(),
      ),
    ),
  "store/not-owned": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { addStoreComment(store_id: ${(await game(shop.db)).id}, comment: "Fine.", vote: 1) { uuid } }`,
        {},
        await shop.player(),
      ),
    ),
};
