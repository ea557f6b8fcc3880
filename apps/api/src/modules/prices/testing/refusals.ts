import { DAY_MS } from "@catnip/domain/time";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { pricedGame } from "./priced-game.ts";

export const refusals: Refusals = {
  "price/sale-percent": async ({ shop }) => {
    const game = await pricedGame(shop);
    return codeOf(await game.askSale({ percentage_discount: 5 }));
  },
  "price/sale-too-soon": async ({ shop }) => {
    const game = await pricedGame(shop);
    await game.sale(20 * DAY_MS, 30, 10 * DAY_MS);
    return codeOf(await game.askSale({ percentage_discount: 30 }));
  },
  "price/raised-before-sale": async ({ shop }) => {
    const game = await pricedGame(shop);
    await game.price(10 * DAY_MS, { us: 1_200 });
    return codeOf(await game.askSale({ percentage_discount: 30 }));
  },
};
