import { CATEGORIES } from "@catnip/domain/catalog";
import type { Options } from "../options.ts";
import { ceilingFor } from "../load/ceiling.ts";
import { loadOf } from "../load/load.ts";
import { apiRequest, send } from "../product/api.ts";
import { makeBuyers } from "../product/buyers.ts";
import { CATALOGUE, someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

type Read = {
  readonly what: string;
  readonly operation: string;
  readonly variables: object;
  readonly asPlayer?: boolean;
};

/** GraphQL reads by persisted operations over HTTP, against a bare server that sends the same bytes. */
export async function measureReads(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const token = (await makeBuyers(product, 1))[0]?.token ?? "";
  const list = {
    ...CATALOGUE,
    categories: CATEGORIES,
    keyword: null,
    price: null,
    q: { orderField: "released_at-desc" },
    limit: 20,
  };
  const reads: readonly Read[] = [
    { what: "store list, 20 games with covers, guest", operation: "StoreListPage", variables: list },
    {
      what: "prices of the same 20 games, player",
      operation: "StoreListPrices",
      variables: list,
      asPlayer: true,
    },
    {
      what: "store list, 20 games with covers, player",
      operation: "StoreListPage",
      variables: list,
      asPlayer: true,
    },
    {
      what: "game page (texts, builds, comments, related)",
      operation: "GamePage",
      variables: { ...CATALOGUE, id: await someGame(product), currency_id: "USD" },
    },
    {
      what: "keyword search, English",
      operation: "StoreListPage",
      variables: { ...list, keyword: "lantern" },
    },
    {
      what: "keyword search, Chinese",
      operation: "StoreListPage",
      variables: { ...list, locale: "zh-CN", keyword: "灯" },
    },
  ];
  const rows: Row[] = [];
  for (const { what, operation, variables, asPlayer } of reads) {
    const { path, headers, body } = apiRequest(product, operation, variables, asPlayer ? token : undefined);
    const answer = await send(product.port, path, { method: "POST", headers, body });
    if (answer.status !== 200 || answer.text.includes('"errors"'))
      throw new Error(`${operation}: ${answer.text.slice(0, 300)}`);
    const load = await loadOf({ port: product.port, path, method: "POST", headers, body }, seconds);
    const ceiling = await ceilingFor(answer, { method: "POST", body }, Math.min(3, seconds));
    rows.push({
      what,
      value: load.perSecond,
      unit: "requests/s",
      ceiling: ceiling.perSecond,
      p50: load.p50,
      p99: load.p99,
      note: `${(Buffer.byteLength(answer.text) / 1_000).toFixed(1)} kB`,
    });
  }
  return rows;
}
