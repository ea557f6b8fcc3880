import autocannon from "autocannon";
import type { Options } from "../options.ts";
import { CONNECTIONS } from "../load/load.ts";
import { tpcbRate } from "../load/tpcb.ts";
import { apiRequest } from "../product/api.ts";
import { makeBuyers, type Buyer } from "../product/buyers.ts";
import type { Product } from "../product/product.ts";
import { purchaseVariables, wishesOf, type Wish } from "../product/wishes.ts";
import type { Row } from "../report.ts";

/** More than a benchmark can buy, by any number of buyers and by one alone, so that games and coins never run out. */
const PURCHASES_PER_SECOND_MAX = 6_000;
const ALONE_PER_SECOND_MAX = 3_000;
const MANY = 64;
const WARM_SECONDS = 2;
/**
 * What one purchase of one buyer alone took before facts and permits were read together, in TPC-B-like transactions of
 * one connection; see `docs/benchmarks.md`.
 */
const ALONE_BEFORE = 4.2;

/**
 * Complete purchases through the API, each of a different game, by 8 concurrent buyers against the TPC-B-like load on
 * the same PostgreSQL, by one alone, and by 64. Verifies the books afterwards.
 */
export async function measurePurchases(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const wishes = await wishesOf(product);
  const ceilingSeconds = Math.min(4, seconds);
  const single = await tpcbRate(product.databaseUrl, ceilingSeconds, 1);
  // As before all other loads: processes and connections that have just been opened are slower.
  await buyFor(product, wishes, 1, Math.min(WARM_SECONDS, seconds));
  const alone = await buyFor(product, wishes, 1, seconds);
  const before = await tpcbRate(product.databaseUrl, ceilingSeconds);
  await buyFor(product, wishes, CONNECTIONS, Math.min(WARM_SECONDS, seconds));
  const eight = await buyFor(product, wishes, CONNECTIONS, seconds);
  const after = await tpcbRate(product.databaseUrl, ceilingSeconds);
  const many = await buyFor(product, wishes, MANY, seconds);

  const verdict = await product.program("apps/api/src/cli/ledger.ts", ["verify"]);
  console.log(`  ${verdict.out.trim()}${verdict.err ? `\n${verdict.err}` : ""}`);
  if (verdict.code !== 0) throw new Error("The books do not balance after the purchases.");
  return [
    {
      what: "purchases, 8 buyers",
      value: eight.perSecond,
      unit: "purchases/s",
      ceiling: (before.perSecond + after.perSecond) / 2,
      p50: eight.p50,
      p99: eight.p99,
      goal: { at: "least", bound: 0.25, of: "ratio" },
      note: `${eight.bought} bought; ceiling: ${before.says}`,
    },
    {
      what: "the same, 64 buyers",
      value: many.perSecond,
      unit: "purchases/s",
      ceiling: eight.perSecond,
      p50: many.p50,
      p99: many.p99,
      goal: { at: "least", bound: 1, of: "ratio" },
      note: `${many.bought} bought; ceiling: 8 buyers`,
    },
    {
      what: "slowest of a hundred, 8 buyers",
      value: eight.p99,
      unit: "ms",
      ceiling: alone.p50,
      goal: { at: "most", bound: 20, of: "ratio" },
      note: "ceiling: the median of one buyer alone",
    },
    {
      what: "a purchase, one buyer alone",
      value: alone.p50,
      unit: "ms",
      ceiling: 1_000 / single.perSecond,
      p50: alone.p50,
      p99: alone.p99,
      goal: { at: "most", bound: ALONE_BEFORE, of: "ratio" },
      note: `${alone.bought} bought; ceiling: one transaction of one connection, ${single.says}`,
    },
  ];
}

/** Lets so many new buyers buy at the same time, each one after the other. */
async function buyFor(product: Product, wishes: readonly Wish[], connections: number, seconds: number) {
  const perSecondMax = connections === 1 ? ALONE_PER_SECOND_MAX : PURCHASES_PER_SECOND_MAX;
  const rounds = Math.max(1, Math.ceil((perSecondMax * (seconds + 2)) / (wishes.length * connections)));
  const buyers = await makeBuyers(product, connections * rounds);
  const shares = Array.from({ length: connections }, (_, at) =>
    buyers.filter((_buyer, index) => index % connections === at),
  );
  const answers = await Promise.all(shares.map((share) => buyInTurn(product, share, wishes, seconds)));
  const bought = answers.reduce((sum, { done }) => sum + done, 0);
  const refused = answers.flatMap(({ others }) => others);
  if (refused.length > 0)
    throw new Error(`${refused.length} purchases were refused, for example: ${refused[0]}`);
  const latencies = answers.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { bought, perSecond: bought / seconds, p50: at(0.5), p99: at(0.99) };
}

/** One connection that buys without a pause: everything for the first buyer, then for the next. */
async function buyInTurn(
  product: Product,
  buyers: readonly Buyer[],
  wishes: readonly Wish[],
  seconds: number,
) {
  let number = 0;
  let done = 0;
  let sentAt = 0;
  const others: string[] = [];
  const latenciesMs: number[] = [];
  const result = await autocannon({
    url: `http://127.0.0.1:${product.port}/graphql`,
    connections: 1,
    duration: seconds,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          const wish = wishes[number % wishes.length];
          const buyer = buyers[Math.floor(number / wishes.length)];
          if (!wish || !buyer) throw new Error("The buyers ran out of games.");
          number += 1;
          sentAt = performance.now();
          return {
            ...request,
            ...apiRequest(product, "StoreCheckout", purchaseVariables(wish), buyer.token),
          };
        },
        onResponse: (_status, body) => {
          latenciesMs.push(performance.now() - sentAt);
          if (body.includes('"CheckoutDone"')) done += 1;
          else others.push(body);
        },
      },
    ],
  });
  if (result.errors + result.timeouts > 0) others.push(`${result.errors} errors of the connection`);
  return { done, others, latenciesMs };
}
