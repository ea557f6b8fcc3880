import { lazy, Suspense } from "react";
import { useExclusion } from "./boundaries.ts";
import type Reason from "./excluded-reason.tsx";

/** A mark on the player's own games that contain something they exclude. */
export function ExcludedMark({ words }: { words: string }) {
  const why = useExclusion(words);
  if (why === "") return null;
  return (
    <Suspense>
      <ExcludedReason why={why} />
    </Suspense>
  );
}

// Loaded on demand, since few visitors need it. If its code cannot be loaded, the game is shown without the mark.
const ExcludedReason = lazy<typeof Reason>(async () => {
  const loaded = await import("./excluded-reason.tsx").catch(() => undefined);
  return { default: loaded?.default ?? (() => <></>) };
});
