import type { StoreSubmitDocument } from "./submission.ts";

/**
 * Paths of everything that differs between the accepted and the submitted version, so that a reviewer reads only that:
 * fields of `store`, languages (`store_submit_info.en-us.name`), countries (`store_submit_price.jp`), parts of the
 * pack.
 *
 * @param before null: nothing was accepted before, so everything is new
 */
export function changedFields(
  before: StoreSubmitDocument | null,
  after: StoreSubmitDocument,
): readonly string[] {
  const old = before ? leaves(before) : new Map<string, string>();
  const now = leaves(after);
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths].filter((path) => old.get(path) !== now.get(path)).toSorted();
}

function leaves(document: StoreSubmitDocument): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const put = (prefix: string, part: object) => {
    for (const [name, value] of Object.entries(part)) found.set(`${prefix}.${name}`, textOf(value));
  };
  put("store", document.store);
  put("store_submit_game_pack", document.store_submit_game_pack);
  for (const { language, ...info } of document.store_submit_info) put(`store_submit_info.${language}`, info);
  for (const { country, price } of document.store_submit_price)
    found.set(`store_submit_price.${country}`, String(price));
  return found;
}

/** Pictures are compared by content, not by upload name. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, inside: unknown) => (key === "id" ? undefined : inside)) ?? "";
