import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Options } from "../options.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

const BOOKS = path.resolve(import.meta.dirname, "../../../api/src/cli/bench-books.ts");
const SIZES = [10_000, 100_000, 1_000_000] as const;
/** For a million entries. */
const SECONDS_MAX = 10;

type Figures = {
  readonly sealMs: number;
  readonly verifyMs: number;
  readonly verifyUsPerEntry: number;
  readonly dayMs: number;
  readonly purchaseMs: number;
};

/**
 * Verifies books of growing size, each in a database of its own: all of them, and what one more day of a thousand
 * entries and one more purchase cost on top.
 */
export async function measureBooks(_product: Product, _options: Options): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const entries of SIZES) {
    const { stdout } = await promisify(execFile)(process.execPath, [BOOKS, "--entries", String(entries)]);
    const { verifyMs, verifyUsPerEntry, sealMs, dayMs, purchaseMs } = JSON.parse(stdout) as Figures;
    const size = entries.toLocaleString("en-US");
    rows.push(
      {
        what: `ledger verify, ${size} entries`,
        value: verifyMs / 1_000,
        unit: "s",
        ...(entries === 1_000_000 && { goal: { at: "most", bound: SECONDS_MAX } as const }),
        note: `${verifyUsPerEntry.toFixed(1)} µs an entry`,
      },
      { what: `sealing ${size} entries`, value: sealMs / 1_000, unit: "s" },
      { what: `proof of a day of 1,000 more`, value: dayMs / 1_000, unit: "s" },
      { what: `a purchase with ${size} entries, median`, value: purchaseMs, unit: "ms" },
    );
  }
  return rows;
}
