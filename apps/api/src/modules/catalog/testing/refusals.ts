import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "store/empty-category": async ({ shop }) =>
    codeOf(await shop.ask("{ findStore(categories: []) { total } }")),
};
