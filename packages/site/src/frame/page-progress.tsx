import { LoadingBar } from "@catnip/ui";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Fast navigations show no bar (R-WEB-6); in ms. */
const THROTTLE_MS = 200;
/** The bar's duration for a slow page, in ms, and the size of its first step, in percent. */
const DURATION_MS = 5_000;
const STEP = 30;

/** The progress bar at the top while the next page loads. */
export function PageProgress() {
  return useNavigation().state === "idle" ? null : <Progress />;
}

function Progress() {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    const begin = setTimeout(() => setProgress(STEP), THROTTLE_MS);
    const go = setInterval(
      () => setProgress((now) => (now === null ? null : now + (100 - now) / 4)),
      (DURATION_MS * STEP) / 1_000,
    );
    return () => {
      clearTimeout(begin);
      clearInterval(go);
    };
  }, []);
  return <LoadingBar active={progress !== null} progress={progress ?? 0} />;
}
