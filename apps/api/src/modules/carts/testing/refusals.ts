import { game, inCart, player } from "../../orders/testing/shop.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";

export const refusals: Refusals = {
  "cart/full": async ({ shop }) => {
    const mika = await player(shop.db);
    const games = await Promise.all(Array.from({ length: 101 }, () => game(shop.db)));
    for (const { id } of games.slice(1)) await inCart(shop.db, mika.uuid, id);
    return codeOf(await shop.ask(`mutation { addCartStore(store_id: ${games[0]?.id}) { uuid } }`, {}, mika));
  },
};
