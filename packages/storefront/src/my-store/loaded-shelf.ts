import { createContext, use, useState } from "react";
import type { LoadedShelf } from "./my-store.server.ts";

/** The shelf from the HTML, for the data of its rows besides the entries; null: loaded by the browser. */
export const LoadedShelfContext = createContext<LoadedShelf | null>(null);

/** Prices and dates are compared with this, in ms since 1970: the same on the server and in the first render. */
export function useShelfTime(): number {
  const loaded = use(LoadedShelfContext);
  const [nowMs] = useState(() => loaded?.nowMs ?? Date.now());
  return nowMs;
}
