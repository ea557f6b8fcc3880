import { LoadingBar } from "@catnip/ui";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Quick pages show no bar at all (R-WEB-6); in ms. */
const THROTTLE_MS = 200;
/** How long the bar takes to its end when a page is slow, in ms, and how far the first step goes, in percent. */
const DURATION_MS = 5_000;
const STEP = 30;

/** The bar along the top while the next page loads. */
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
