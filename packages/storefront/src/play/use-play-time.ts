import { useEffect } from "react";
import { startPlayClock } from "./play-clock.ts";

/** Counts the play time of an owned game while it is visible. Null: nothing to count, such as a trial. */
export function usePlayTime(storeId: number | null): void {
  useEffect(() => {
    if (storeId === null) return undefined;
    const report = () =>
      import("./report-play-time.ts").then(({ reportPlayTime }) => reportPlayTime(storeId));
    return startPlayClock(report, () => document.visibilityState === "visible");
  }, [storeId]);
}
