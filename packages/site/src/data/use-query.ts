import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createQuery, type Load, type Loaded, type QueryOptions } from "./query.ts";

/**
 * Reads from the API while the component is mounted, and rerenders when a mutation changes the data.
 *
 * @param key identifies the data, with everything `load` depends on; another key is another query
 * @param load see `Load`; null: not yet, or not for this visitor
 * @param options.fresh bypasses the cache on every mount: for data that may have changed elsewhere
 * @param options.isBrief ends the request when the key changes or the component goes: for answers to what is being typed
 */
export function useQuery<T>(
  key: readonly unknown[],
  load: Load<T> | null,
  { fresh = false, isBrief = false }: QueryOptions = {},
): Loaded<T> & { readonly reload: () => void } {
  const isWanted = load !== null;
  const query = useMemo(
    () => createQuery<T>((ask) => load?.(ask) ?? Promise.reject(new Error("Not wanted")), { fresh, isBrief }),
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is made anew with every render; the key says when it differs
    [JSON.stringify(key), isWanted, fresh, isBrief],
  );
  useEffect(() => {
    if (isWanted) void query.start();
    return query.stop;
  }, [query, isWanted]);
  const loaded = useSyncExternalStore(query.subscribe, query.current, query.current);
  return { ...loaded, reload: () => void query.reload() };
}
