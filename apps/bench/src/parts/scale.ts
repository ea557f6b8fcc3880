import { CATEGORIES } from "@catnip/domain/catalog";
import { apiRequest, ask, send, type ApiRequest } from "../product/api.ts";
import { makeBuyers } from "../product/buyers.ts";
import { CATALOGUE, listVariables } from "../product/catalogue.ts";
import { anyPort, startProduct, type Product } from "../product/product.ts";
import { purchaseVariables, wishesOf, type Wish } from "../product/wishes.ts";
import { pairs, syllables, words, wordsOf } from "../product/words.ts";
import type { Options } from "../options.ts";
import type { Row } from "../report.ts";

/** The target size of the shop. */
const GROWN = { games: 100_000, players: 50_000 } as const;
/** The allowed slowdown at the 95th percentile. */
const GROWTH_MAX = 1.7;
/** Requests of each kind; more than the API's cache holds, so each is a cache miss. */
const QUESTIONS = 600;
const ROUNDS = 2;

type Kind = {
  readonly what: string;
  readonly requestOf: (at: number) => ApiRequest;
  readonly isRight?: (body: string) => boolean;
};
type Shop = { readonly product: Product; readonly kinds: readonly Kind[] };
type Latencies = { readonly small: number[]; readonly large: number[] };

/**
 * The same requests to a shop of the usual size and to one with 100,000 games and 50,000 players, interleaved
 * so that other load on the machine affects both alike. Judged by the 95th percentile of each kind.
 */
export async function measureScale(small: Product, _options: Options): Promise<readonly Row[]> {
  // Both have the demo shop's games, and its are the only ones with builds to sell.
  const wishes = await wishesOf(small);
  if (wishes.length === 0) throw new Error("The shop has no game for sale.");
  const large = await startProduct(GROWN.games, GROWN.players, await anyPort());
  try {
    console.log(
      `  planted in ${Math.round(large.plantedMs / 1_000)} s: ${GROWN.games} games, ${GROWN.players} players`,
    );
    const compare = async (kindsOf: (product: Product) => Promise<readonly Kind[]>) =>
      compared(
        { product: small, kinds: await kindsOf(small) },
        { product: large, kinds: await kindsOf(large) },
      );
    return [
      {
        what: `planting ${GROWN.games} games and ${GROWN.players} players`,
        value: large.plantedMs / 1_000,
        unit: "s",
        goal: { at: "most", bound: 600 },
      },
      ...(await compare(readsOf)),
      // Afterwards, with access tokens that are still young.
      ...(await compare((product) => purchasesOf(product, wishes))),
    ];
  } finally {
    await large.remove();
  }
}

async function compared(small: Shop, large: Shop): Promise<readonly Row[]> {
  const latencies = small.kinds.map((): Latencies => ({ small: [], large: [] }));
  for (let at = 0; at < QUESTIONS * ROUNDS; at += 1) {
    for (const [index, kind] of small.kinds.entries()) {
      const other = large.kinds[index] ?? kind;
      const took = latencies[index] ?? { small: [], large: [] };
      // Alternates which shop goes first.
      const turns = [
        async () => took.small.push(await latencyOf(small.product, kind, at)),
        async () => took.large.push(await latencyOf(large.product, other, at)),
      ];
      for (const turn of at % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
  }
  return small.kinds.map(({ what }, index): Row => {
    const took = latencies[index] ?? { small: [], large: [] };
    return {
      what,
      value: percentile(took.large, 0.95),
      unit: "ms p95",
      ceiling: percentile(took.small, 0.95),
      p50: percentile(took.large, 0.5),
      p99: percentile(took.large, 0.99),
      goal: { at: "most", bound: GROWTH_MAX, of: "ratio" },
      note: "ceiling: the same at the usual size",
    };
  });
}

async function readsOf(product: Product): Promise<readonly Kind[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < QUESTIONS; page += 1) {
    const { findStore } = await ask<{ findStore: { list: { id: number }[] } }>(
      product,
      "StoreListPage",
      listVariables({ q: { orderField: "updated_at-desc", page }, limit: 100 }),
    );
    ids.push(...findStore.list.map(({ id }) => id));
    if (findStore.list.length === 0) break;
  }
  const read = (what: string, operation: string, variablesOf: (at: number) => object): Kind => ({
    what,
    requestOf: (at) => apiRequest(product, operation, variablesOf(at)),
  });
  const search = (what: string, locale: string, known: readonly string[]): Kind =>
    read(`search, ${what}`, "StoreListPage", (at) =>
      listVariables({
        locale,
        keyword: known[at % known.length],
        q: { page: 1 + (Math.floor(at / known.length) % 4) },
      }),
    );
  return [
    read("store list", "StoreListPage", (at) =>
      listVariables({
        categories: at % 5 === 4 ? CATEGORIES : [CATEGORIES[at % 5]],
        q: { orderField: ORDERS[Math.floor(at / 5) % ORDERS.length], page: 1 + (Math.floor(at / 20) % 40) },
      }),
    ),
    read("game page", "GamePage", (at) => ({ ...CATALOGUE, id: ids[at % ids.length], currency_id: "USD" })),
    search("English", "en-US", await wordsOf(product, "en-US", words)),
    search("Chinese", "zh-CN", await wordsOf(product, "zh-CN", pairs)),
    search("Japanese", "ja-JP", await wordsOf(product, "ja-JP", pairs)),
    search("Thai", "th-TH", await wordsOf(product, "th-TH", syllables)),
  ];
}

const ORDERS = ["released_at-desc", "released_at-asc", "updated_at-desc", "updated_at-asc"] as const;

async function purchasesOf(product: Product, wishes: readonly Wish[]): Promise<readonly Kind[]> {
  // One wallet buys everything, then it is another's turn.
  const buyers = await makeBuyers(product, Math.ceil((QUESTIONS * ROUNDS) / wishes.length));
  return [
    {
      what: "purchase",
      requestOf: (at) => {
        const wish = wishes[at % wishes.length];
        const buyer = buyers[Math.floor(at / wishes.length)];
        if (!wish || !buyer) throw new Error("The buyers ran out of games.");
        return apiRequest(product, "StoreCheckout", purchaseVariables(wish), buyer.token);
      },
      isRight: (body) => body.includes('"CheckoutDone"'),
    },
  ];
}

async function latencyOf(product: Product, { what, requestOf, isRight }: Kind, at: number): Promise<number> {
  const { path, headers, body } = requestOf(at);
  const startedAt = performance.now();
  const answer = await send(product.port, path, { method: "POST", headers, body });
  const ms = performance.now() - startedAt;
  const isAnswered = answer.status === 200 && !answer.text.includes('"errors"');
  if (!isAnswered || isRight?.(answer.text) === false)
    throw new Error(`${what}: ${answer.text.slice(0, 300)}`);
  return ms;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
