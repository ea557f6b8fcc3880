import type { Questions } from "../load/load.ts";
import { apiRequest } from "../product/api.ts";
import { apiQuestions, counted } from "../product/api-questions.ts";
import { BROWSER } from "../product/browser-name.ts";
import { makeBuyers } from "../product/buyers.ts";
import { CATALOGUE, releasedGames } from "../product/catalogue.ts";
import { everDifferentLists, everDifferentSearches } from "../product/ever-different.ts";
import type { Product } from "../product/product.ts";
import { purchaseVariables, wishesOf } from "../product/wishes.ts";
import { words, wordsOf } from "../product/words.ts";
import { signInQuestion } from "../product/sign-in.ts";

export type Operation = {
  readonly what: string;
  /** Made right before it is measured: access tokens last ten minutes. */
  readonly prepare: (product: Product) => Promise<Questions>;
};

/** What visitors and players do, one operation at a time. Responses are uncached unless stated. */
export const OPERATIONS: readonly Operation[] = [
  {
    what: "store list",
    prepare: (product) => {
      const variablesOf = everDifferentLists();
      return Promise.resolve(
        apiQuestions(product, (at) => apiRequest(product, "StoreListPage", variablesOf(at))),
      );
    },
  },
  {
    what: "search",
    prepare: async (product) => {
      const variablesOf = everDifferentSearches("en-US", await wordsOf(product, "en-US", words));
      return apiQuestions(product, (at) => apiRequest(product, "StoreListPage", variablesOf(at)));
    },
  },
  {
    what: "prices of a list, player",
    prepare: async (product) => {
      const [player] = await makeBuyers(product, 1);
      const variablesOf = everDifferentLists();
      return apiQuestions(product, (at) =>
        apiRequest(product, "StoreListPrices", variablesOf(at), player?.token),
      );
    },
  },
  {
    what: "game page data",
    prepare: async (product) => {
      const games = await gamesOf(product);
      return apiQuestions(product, (at) =>
        apiRequest(product, "GamePage", { ...CATALOGUE, id: games[at % games.length], currency_id: "USD" }),
      );
    },
  },
  {
    what: "game page, cached",
    prepare: async (product) => {
      const [game] = await gamesOf(product);
      return pages(product, () => `/store/${game}`);
    },
  },
  {
    what: "game page, uncached",
    prepare: async (product) => {
      const games = await gamesOf(product);
      return pages(product, (at) => `/store/${games[at % games.length]}?profile=${at}`);
    },
  },
  {
    what: "store list page, uncached",
    prepare: (product) => Promise.resolve(pages(product, (at) => `/store?profile=${at}`)),
  },
  {
    what: "home, uncached",
    prepare: (product) => Promise.resolve(pages(product, (at) => `/?profile=${at}`)),
  },
  {
    what: "purchase",
    prepare: async (product) => {
      const wishes = await wishesOf(product);
      const buyers = await makeBuyers(product, BUYERS);
      const questions = apiQuestions(product, (at) => {
        const [buyer, wish] = [buyers[at % BUYERS], wishes[Math.floor(at / BUYERS)]];
        if (!buyer || !wish) throw new Error("The buyers ran out of games.");
        return apiRequest(product, "StoreCheckout", purchaseVariables(wish), buyer.token);
      });
      return { ...questions, isRight: (body) => body.includes('"CheckoutDone"') };
    },
  },
  {
    what: "sign-in",
    prepare: async (product) => {
      const buyers = await makeBuyers(product, BUYERS);
      const questionOf = (at: number) => signInQuestion(product, buyers[at % BUYERS]?.uuid ?? "");
      return { origin: originOf(product), next: counted(questionOf) };
    },
  },
];

/** So many that no two of the purchases under way are of one wallet, and that games with builds, some fifty, last. */
const BUYERS = 480;

const originOf = ({ port }: Product) => `http://127.0.0.1:${port}`;

const gamesOf = (product: Product) => releasedGames(product, 500);

const pages = (product: Product, pathOf: (number: number) => string): Questions => ({
  origin: originOf(product),
  next: counted((number) => ({
    path: pathOf(number),
    headers: {
      host: `international.localhost:${product.port}`,
      "user-agent": BROWSER,
      "accept-encoding": "br",
    },
  })),
});
