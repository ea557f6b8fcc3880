import DataLoader from "dataloader";
import type { RequestContext } from "./context.ts";

/**
 * Collects the keys asked for in one tick of a request and reads them together.
 *
 * @param name the same symbol at every place that may share a batch
 * @param readAll answers a map; keys it lacks become null
 */
export function loader<Key extends string | number, Value>(
  context: RequestContext,
  name: symbol,
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): DataLoader<Key, Value | null> {
  const known = context.loaders.get(name);
  // A symbol is used with one kind of key and value only; the map cannot say so.
  if (known) return known as unknown as DataLoader<Key, Value | null>;
  const made = new DataLoader<Key, Value | null>(async (keys) => {
    const found = await readAll(keys);
    return keys.map((key) => found.get(key) ?? null);
  });
  context.loaders.set(name, made);
  return made;
}
