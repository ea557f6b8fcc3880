import { CONNECTIONS } from "../load/load.ts";
import type { Peer } from "../peers/peer.ts";
import { apiRequest, ask } from "./api.ts";
import { apiQuestions } from "./api-questions.ts";
import { makeBuyers, type Buyer } from "./buyers.ts";
import { CATALOGUE, releasedGames } from "./catalogue.ts";
import { everDifferentLists, everDifferentSearches, type Numbered } from "./ever-different.ts";
import type { Product } from "./product.ts";
import { purchaseVariables, wishesOf } from "./wishes.ts";
import { words, wordsOf } from "./words.ts";

/**
 * Our shop, sent the same requests as its peers. Nothing comes from a cache except games that are requested again.
 *
 * @param seconds how long purchases will be sent
 */
export async function ourselves(product: Product, seconds: number): Promise<Peer> {
  const games = await releasedGames(product, 500);
  const read = (operation: string, variablesOf: Numbered) =>
    apiQuestions(product, (at) => apiRequest(product, operation, variablesOf(at)));
  const searches = everDifferentSearches("en-US", await wordsOf(product, "en-US", words));
  return {
    name: "catnip",
    list: read("StoreListPage", everDifferentLists()),
    product: read("GamePage", (at) => ({ ...CATALOGUE, id: games[at % games.length], currency_id: "USD" })),
    search: read("StoreListPage", searches),
    buy: await purchases(product, seconds),
  };
}

/** Each of another game, by more wallets than buy at once. */
async function purchases(product: Product, seconds: number): Promise<() => Promise<void>> {
  const wishes = await wishesOf(product);
  const count = Math.max(CONNECTIONS, Math.ceil((PURCHASES_PER_SECOND_MAX * seconds) / wishes.length));
  let buyers: Promise<readonly Buyer[]> | undefined;
  let number = -1;
  return async () => {
    const at = (number += 1);
    // At the first purchase: access tokens last ten minutes.
    buyers ??= makeBuyers(product, count);
    const [buyer, wish] = [(await buyers)[at % count], wishes[Math.floor(at / count)]];
    if (!buyer || !wish) throw new Error("The buyers ran out of games.");
    type Bought = { readonly storeCheckout: { readonly __typename: string } };
    const bought = await ask<Bought>(product, "StoreCheckout", purchaseVariables(wish), buyer.token);
    if (!JSON.stringify(bought).includes("CheckoutDone"))
      throw new Error(`A purchase was refused: ${JSON.stringify(bought).slice(0, 300)}`);
  };
}

/** More than a benchmark can buy, warm-up included, so that no buyer runs out of games. */
const PURCHASES_PER_SECOND_MAX = 3_000;
