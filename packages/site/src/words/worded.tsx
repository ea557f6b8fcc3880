import { use, type ReactNode } from "react";
import { useMatches } from "react-router";
import { wordsFor } from "./late-words.ts";

/**
 * Around the page: one whose words are still on their way is not shown before they are there. Until then the page that
 * led to it stays, as it does while data is loaded.
 */
export function Worded({ children }: { children: ReactNode }) {
  const awaited = wordsFor(useMatches().map(({ id }) => id));
  if (awaited) use(awaited);
  return children;
}
