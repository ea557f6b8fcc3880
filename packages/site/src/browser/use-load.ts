import { useCallback, useEffect, useState } from "react";

/** Something a screen asked for after hydration, in its three states. */
export type Loaded<T> =
  | { readonly state: "loading"; readonly value: null }
  | { readonly state: "failed"; readonly value: null; readonly fault: unknown }
  | { readonly state: "ready"; readonly value: T };

/**
 * Loads something for as long as the part is on the screen; answers of parts that have gone are dropped.
 *
 * @param load must keep its identity while nothing it depends on changes (a module function, or `useCallback`)
 * @param version loads again whenever it changes, and shows the old value meanwhile
 */
export function useLoad<T>(
  load: () => Promise<T>,
  version = "",
): Loaded<T> & { readonly reload: () => void } {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading", value: null });
  useEffect(() => {
    let gone = false;
    load().then(
      (value) => !gone && setLoaded({ state: "ready", value }),
      (fault: unknown) => !gone && setLoaded({ state: "failed", value: null, fault }),
    );
    return () => {
      gone = true;
    };
  }, [load, round, version]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { ...loaded, reload };
}
