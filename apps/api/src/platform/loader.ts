import DataLoader from "dataloader";
import type { RequestContext } from "./context.ts";

/**
 * Batches the keys requested in one tick of a request into a single read, to avoid N+1 queries.
 *
 * @param name the same symbol wherever a batch may be shared
 * @param readAll returns a map; missing keys become null
 */
export function loader<Key extends string | number, Value>(
  context: RequestContext,
  name: symbol,
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): DataLoader<Key, Value | null> {
  const known = context.loaders.get(name);
  // A symbol is used with one kind of key and value only, which the map's type cannot express.
  if (known) return known as unknown as DataLoader<Key, Value | null>;
  const made = new DataLoader<Key, Value | null>(async (keys) => {
    const found = await readAll(keys);
    return keys.map((key) => found.get(key) ?? null);
  });
  context.loaders.set(name, made);
  return made;
}
