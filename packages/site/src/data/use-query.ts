import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createQuery, type Load, type Loaded } from "./query.ts";

/**
 * Reads something from the API for as long as the part is on the screen, and draws it again when an action changes it.
 *
 * @param key names what is read, with everything `load` depends on; another key is another question
 * @param load see `Load`; null: not yet, or not for this visitor
 * @param options.fresh asks the API whenever the part appears: for what may have changed elsewhere
 */
export function useQuery<T>(
  key: readonly unknown[],
  load: Load<T> | null,
  { fresh = false }: { fresh?: boolean } = {},
): Loaded<T> & { readonly reload: () => void } {
  const isWanted = load !== null;
  const query = useMemo(
    () => createQuery<T>((ask) => load?.(ask) ?? Promise.reject(new Error("Not wanted")), { fresh }),
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is made anew with every render; the key says when it differs
    [JSON.stringify(key), isWanted, fresh],
  );
  useEffect(() => {
    if (isWanted) void query.start();
    return query.stop;
  }, [query, isWanted]);
  const loaded = useSyncExternalStore(query.subscribe, query.current, query.current);
  return { ...loaded, reload: () => void query.reload() };
}
