import { CATEGORIES } from "@catnip/domain/catalog";
import { apiRequest, ask, send } from "../product/api.ts";
import { CATALOGUE } from "../product/catalogue.ts";
import { startProduct, type Product } from "../product/product.ts";
import type { Options } from "../options.ts";
import type { Row } from "../report.ts";

/** The target size of the shop. */
const GROWN = { games: 100_000, players: 50_000 } as const;
/** The allowed slowdown at the 95th percentile. */
const GROWTH_MAX = 1.5;
/** Requests of each kind; more than the API's cache holds, so each is a cache miss. */
const QUESTIONS = 600;
const ROUNDS = 2;

type Kind = { readonly what: string; readonly operation: string; readonly variablesOf: Question };
type Question = (at: number) => object;

/**
 * The same requests to a shop of the usual size and to one with 100,000 games and 50,000 players, interleaved
 * so that other load on the machine affects both alike. Judged by the 95th percentile of each kind.
 */
export async function measureScale(small: Product, _options: Options): Promise<readonly Row[]> {
  const large = await startProduct(GROWN.games, GROWN.players);
  try {
    console.log(
      `  planted in ${Math.round(large.plantedMs / 1_000)} s: ${GROWN.games} games, ${GROWN.players} players`,
    );
    const [kindsSmall, kindsLarge] = [await kindsOf(small), await kindsOf(large)];
    const latencies = kindsSmall.map(() => ({ small: [] as number[], large: [] as number[] }));
    for (let at = 0; at < QUESTIONS * ROUNDS; at += 1) {
      for (const [index, kind] of kindsSmall.entries()) {
        const other = kindsLarge[index] ?? kind;
        const took = latencies[index] ?? { small: [], large: [] };
        // Alternates which shop goes first.
        const turns = [
          async () => took.small.push(await latencyOf(small, kind, at)),
          async () => took.large.push(await latencyOf(large, other, at)),
        ];
        for (const turn of at % 2 === 0 ? turns : turns.toReversed()) await turn();
      }
    }
    const planted: Row = {
      what: `planting ${GROWN.games} games and ${GROWN.players} players`,
      value: large.plantedMs / 1_000,
      unit: "s",
      goal: { at: "most", bound: 600 },
    };
    return [
      planted,
      ...kindsSmall.map(({ what }, index): Row => {
        const took = latencies[index] ?? { small: [], large: [] };
        const [p95Small, p95Large] = [percentile(took.small, 0.95), percentile(took.large, 0.95)];
        return {
          what,
          value: p95Large,
          unit: "ms p95",
          ceiling: p95Small,
          p50: percentile(took.large, 0.5),
          p99: percentile(took.large, 0.99),
          goal: { at: "most", bound: GROWTH_MAX, of: "ratio" },
          note: "ceiling: the same at the usual size",
        };
      }),
    ];
  } finally {
    await large.remove();
  }
}

async function kindsOf(product: Product): Promise<readonly Kind[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < QUESTIONS; page += 1) {
    const { findStore } = await ask<{ findStore: { list: { id: number }[] } }>(
      product,
      "StoreListPage",
      list({ q: { orderField: "updated_at-desc", page }, limit: 100 }),
    );
    ids.push(...findStore.list.map(({ id }) => id));
    if (findStore.list.length === 0) break;
  }
  const search = (what: string, locale: string, words: readonly string[]): Kind => ({
    what: `search, ${what}`,
    operation: "StoreListPage",
    variablesOf: (at) =>
      list({
        locale,
        keyword: words[at % words.length],
        q: { page: 1 + (Math.floor(at / words.length) % 4) },
      }),
  });
  return [
    {
      what: "store list",
      operation: "StoreListPage",
      variablesOf: (at) =>
        list({
          categories: at % 5 === 4 ? CATEGORIES : [CATEGORIES[at % 5]],
          q: { orderField: ORDERS[Math.floor(at / 5) % ORDERS.length], page: 1 + (Math.floor(at / 20) % 40) },
        }),
    },
    {
      what: "game page",
      operation: "GamePage",
      variablesOf: (at) => ({ ...CATALOGUE, id: ids[at % ids.length], currency_id: "USD" }),
    },
    search("English", "en-US", await wordsOf(product, "en-US", (name) => name.match(/[\p{L}]{3,}/gu) ?? [])),
    search("Chinese", "zh-CN", await wordsOf(product, "zh-CN", pairs)),
    search("Japanese", "ja-JP", await wordsOf(product, "ja-JP", pairs)),
    search("Thai", "th-TH", await wordsOf(product, "th-TH", syllables)),
  ];
}

const ORDERS = ["released_at-desc", "released_at-asc", "updated_at-desc", "updated_at-asc"] as const;

const list = (wanted: object) => ({
  ...CATALOGUE,
  categories: CATEGORIES,
  keyword: null,
  price: null,
  q: { orderField: "released_at-desc" },
  limit: 20,
  ...wanted,
});

/** Plausible search terms, taken from game names in their language. */
async function wordsOf(
  product: Product,
  locale: string,
  split: (name: string) => readonly string[],
): Promise<readonly string[]> {
  type Named = { readonly store_info: readonly { readonly name: string }[] };
  const { findStore } = await ask<{ findStore: { list: Named[] } }>(
    product,
    "StoreListPage",
    list({ locale, q: { orderField: "updated_at-asc" }, limit: 100 }),
  );
  const words = new Set(findStore.list.flatMap(({ store_info: [info] }) => (info ? split(info.name) : [])));
  return [...words].toSorted();
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;
const pairs = (name: string) =>
  (name.match(CJK) ?? []).flatMap((run) =>
    Array.from(run)
      .slice(1)
      .map((letter, at) => Array.from(run)[at] + letter),
  );
const syllables = (name: string) => {
  const thai = name.match(/[\p{Script=Thai}]{3,}/gu) ?? [];
  const segments = new Intl.Segmenter("th", { granularity: "word" });
  return thai.flatMap((run) =>
    [...segments.segment(run)].map(({ segment }) => segment).filter((word) => word.length > 2),
  );
};

async function latencyOf(product: Product, { operation, variablesOf }: Kind, at: number): Promise<number> {
  const { path, headers, body } = apiRequest(product, operation, variablesOf(at));
  const startedAt = performance.now();
  const answer = await send(product.port, path, { method: "POST", headers, body });
  const ms = performance.now() - startedAt;
  if (answer.status !== 200 || answer.text.includes('"errors"'))
    throw new Error(`${operation}: ${answer.text.slice(0, 300)}`);
  return ms;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
