import { LoadingBar } from "@catnip/ui";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { startProgress } from "./progress-steps.ts";

/** The progress bar at the top while the next page loads. */
export function PageProgress() {
  return useNavigation().state === "idle" ? null : <Progress />;
}

function Progress() {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => startProgress(setProgress), []);
  return <LoadingBar active={progress !== null} progress={progress ?? 0} />;
}
