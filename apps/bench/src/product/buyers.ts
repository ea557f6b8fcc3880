import type { Product } from "./product.ts";

/** `session` is what the shop keeps in its cookie, `token` what a page sends to the API. */
export type Buyer = { readonly uuid: string; readonly token: string; readonly session: string };

/** Players with a country and more coins than they can spend, created through the real ledger. */
export async function makeBuyers(product: Product, count: number): Promise<readonly Buyer[]> {
  const { code, out, err } = await product.program("apps/api/src/cli/bench-buyers.ts", [
    "--players",
    String(count),
    "--coins",
    "1000000000",
  ]);
  if (code !== 0) throw new Error(`The buyers could not be made:\n${err}`);
  return (JSON.parse(out) as { buyers: Buyer[] }).buyers;
}
