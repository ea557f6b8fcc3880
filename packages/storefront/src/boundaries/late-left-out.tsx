import { lazy, Suspense } from "react";
import { useExcludedWords } from "./boundaries.ts";
import type Late from "./left-out.tsx";

/** Lazy `LeftOut`: its code is not loaded without boundaries. */
export function LateLeftOut({ games }: Parameters<typeof Late>[0]) {
  if (useExcludedWords() === "") return null;
  return (
    <Suspense>
      <LeftOut games={games} />
    </Suspense>
  );
}

const LeftOut = lazy(() => import("./left-out.tsx"));
