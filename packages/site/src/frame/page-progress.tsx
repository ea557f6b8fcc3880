import { LoadingBar } from "@catnip/ui";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { barHidden, barMoved, selectProgress } from "./loading-bar-slice.ts";
import { startProgress } from "./progress-steps.ts";

/** The progress bar at the top while the next page loads. */
export function PageProgress() {
  const isLoading = useNavigation().state !== "idle";
  const progress = useAppSelector(selectProgress);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = startProgress((percent) => dispatch(barMoved(percent)));
    return () => {
      stop();
      dispatch(barHidden());
    };
  }, [isLoading, dispatch]);
  return isLoading ? <LoadingBar active={progress !== null} progress={progress ?? 0} /> : null;
}
