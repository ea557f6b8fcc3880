import { createHmac, type KeyObject } from "node:crypto";
import { expectedHeads, type BooksProof, type HeadLine } from "../chain/heads-file.ts";

/** A head up to which the books were verified. */
export type ProvenHead = HeadLine & { readonly proof: BooksProof };

/** The last proof that a restore has not overtaken; null: none yet. */
export function lastProof(lines: readonly HeadLine[]): ProvenHead | null {
  return expectedHeads(lines).findLast(isProven) ?? null;
}

export const isProven = (line: HeadLine): line is ProvenHead =>
  line.event === "proved" && line.proof !== undefined;

/** Without the key, a proof that a later one would start from cannot be forged. */
export function sealOf(
  key: KeyObject,
  { position, hash }: Pick<HeadLine, "position" | "hash">,
  { entries, lastEntry, sums }: Omit<BooksProof, "seal">,
): string {
  const sorted = Object.entries(sums).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", key)
    .update(JSON.stringify(["proof", position, hash, entries, lastEntry, sorted]))
    .digest("hex");
}

/** The combined sums of two stretches; what cancels out is left out. */
export function addSums(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sums = new Map(Object.entries(one));
  for (const [name, amount] of Object.entries(other)) sums.set(name, (sums.get(name) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}
