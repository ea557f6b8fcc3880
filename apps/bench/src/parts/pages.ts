import { request } from "node:http";
import type { Options } from "../options.ts";
import { ceilingFor } from "../load/ceiling.ts";
import { loadOf } from "../load/load.ts";
import { BROWSER } from "../product/browser-name.ts";
import { someGame } from "../product/catalogue.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

/** Of what a bare server sends. */
const CACHED_MIN = 0.6;

/**
 * Public pages over HTTP as browsers request them, in brotli, against a bare server that sends the same bytes: from the
 * page cache, and uncached, each under a new URL. The API underneath may answer from its ten-second cache, as in
 * production.
 */
export async function measurePages(product: Product, { seconds }: Options): Promise<readonly Row[]> {
  const pages = [
    { what: "game page", path: `/store/${await someGame(product)}` },
    { what: "store list", path: "/store" },
    { what: "home", path: "/" },
  ];
  const headers = {
    host: `international.localhost:${product.port}`,
    "user-agent": BROWSER,
    "accept-encoding": "br",
  };
  const rows: Row[] = [];
  for (const { what, path } of pages) {
    const { port } = product;
    const answer = await page(port, path, headers);
    const ceiling = await ceilingFor(answer, {}, Math.min(3, seconds));
    const cached = await loadOf({ port, path, headers }, seconds);
    const kB = `${(answer.text.length / 1_000).toFixed(1)} kB`;
    const figure = { unit: "pages/s", ceiling: ceiling.perSecond, p50: cached.p50, p99: cached.p99 };
    rows.push({
      ...figure,
      what: `${what}, cached`,
      value: cached.perSecond,
      goal: { at: "least", bound: CACHED_MIN, of: "ratio" },
      note: kB,
    });
    let number = 0;
    const uncached = await loadOf({ port, path: () => `${path}?bench=${(number += 1)}`, headers }, seconds);
    rows.push({
      ...figure,
      what: `${what}, uncached`,
      value: uncached.perSecond,
      p50: uncached.p50,
      p99: uncached.p99,
    });
  }
  return rows;
}

/** @throws Error unless the page is there */
function page(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ readonly text: Buffer; readonly type: string }> {
  return new Promise((done, fail) => {
    const asked = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        if (response.statusCode !== 200) return fail(new Error(`${path} answered ${response.statusCode}.`));
        return done({ text: Buffer.concat(parts), type: response.headers["content-type"] ?? "" });
      });
    });
    asked.on("error", fail).end();
  });
}
