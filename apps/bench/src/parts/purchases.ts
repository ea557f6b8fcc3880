import autocannon from "autocannon";
import type { Options } from "../options.ts";
import { CONNECTIONS } from "../load/load.ts";
import { tpcbRate } from "../load/tpcb.ts";
import { apiRequest } from "../product/api.ts";
import { makeBuyers, type Buyer } from "../product/buyers.ts";
import type { Product } from "../product/product.ts";
import { purchaseVariables, wishesOf, type Wish } from "../product/wishes.ts";
import type { Row } from "../report.ts";

/** More than a benchmark can spend, so coins and silver never run out. */
const PURCHASES_PER_SECOND_MAX = 3_000;

/**
 * Complete purchases through the API by 8 concurrent buyers, each of a different game, against the TPC-B-like
 * load on the same PostgreSQL. Verifies the books afterwards.
 */
export async function measurePurchases(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const wishes = await wishesOf(product);
  const rounds = Math.max(
    1,
    Math.ceil((PURCHASES_PER_SECOND_MAX * (seconds + 2)) / (wishes.length * CONNECTIONS)),
  );
  const buyers = await makeBuyers(product, CONNECTIONS * rounds);
  const shares = Array.from({ length: CONNECTIONS }, (_, at) =>
    buyers.filter((_buyer, index) => index % CONNECTIONS === at),
  );

  const before = await tpcbRate(product.databaseUrl, Math.min(4, seconds));
  const answers = await Promise.all(shares.map((share) => buyInTurn(product, share, wishes, seconds)));
  const after = await tpcbRate(product.databaseUrl, Math.min(4, seconds));

  const bought = answers.reduce((sum, { done }) => sum + done, 0);
  const refused = answers.flatMap(({ others }) => others);
  if (refused.length > 0)
    throw new Error(`${refused.length} purchases were refused, for example: ${refused[0]}`);
  const latencies = answers.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;

  const verdict = await product.program("apps/api/src/cli/ledger.ts", ["verify"]);
  console.log(`  ${verdict.out.trim()}${verdict.err ? `\n${verdict.err}` : ""}`);
  if (verdict.code !== 0) throw new Error("The books do not balance after the purchases.");
  const rate = (before.perSecond + after.perSecond) / 2;
  return [
    {
      what: "purchases, 8 buyers",
      value: bought / seconds,
      unit: "purchases/s",
      ceiling: rate,
      p50: at(0.5),
      p99: at(0.99),
      goal: { at: "least", bound: 0.25, of: "ratio" },
      note: `${bought} bought; ceiling: ${before.says}`,
    },
  ];
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
