import type { Options } from "../options.ts";
import { ceilingFor } from "../load/ceiling.ts";
import { loadOf } from "../load/load.ts";
import { send } from "../product/api.ts";
import { someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

/**
 * Server-rendered pages over HTTP, uncompressed, each rendered anew, against a bare server that sends the same
 * bytes. The API underneath may answer from its ten-second cache, as in production.
 */
export async function measurePages(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const pages = [
    { what: "game page, HTML", path: `/store/${await someGame(product)}`, goal: 150 },
    { what: "store list, HTML", path: "/store" },
    { what: "home, HTML", path: "/" },
  ];
  const headers = { host: `international.localhost:${product.port}`, "user-agent": BROWSER };
  const rows: Row[] = [];
  for (const { what, path, goal } of pages) {
    const answer = await send(product.port, path, { headers });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    const load = await loadOf({ port: product.port, path, headers }, seconds);
    const ceiling = await ceilingFor(answer, {}, Math.min(3, seconds));
    rows.push({
      what,
      value: load.perSecond,
      unit: "pages/s",
      ceiling: ceiling.perSecond,
      p50: load.p50,
      p99: load.p99,
      ...(goal && { goal: { at: "least", bound: goal } }),
      note: `${(Buffer.byteLength(answer.text) / 1_000).toFixed(0)} kB`,
    });
  }
  return rows;
}

/** Crawlers get a different response from people. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
