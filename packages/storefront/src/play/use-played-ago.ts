import { useFormat } from "@catnip/i18n";
import { useState } from "react";

/**
 * How long ago a game was played, as words: "2 days ago". Never in the future, even if the visitor's clock is behind
 * ours.
 *
 * @param at ISO 8601; null: never
 * @param openedMs when the page was opened, in ms since 1970; default: now
 */
export function usePlayedAgo(at: string | null, openedMs?: number): string | null {
  const format = useFormat();
  const [nowMs] = useState(() => openedMs ?? Date.now());
  return at === null ? null : format.relativeTime(Math.min(Date.parse(at), nowMs - SHORTEST_MS), nowMs);
}

const SHORTEST_MS = 1_000;
