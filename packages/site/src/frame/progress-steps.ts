/** Fast navigations show no bar (R-WEB-6). */
const THROTTLE_MS = 200;
/** Where the bar starts, in percent. */
const FIRST_STEP = 30;
/** Each step closes a quarter of the gap: the bar of a slow page is as good as full after five seconds. */
const STEP_EVERY_MS = 150;

/** Reports the bar's progress, in percent, until the returned function is called. */
export function startProgress(report: (percent: number) => void): () => void {
  let progress: number | null = null;
  const go = (percent: number) => {
    progress = percent;
    report(percent);
  };
  const begin = setTimeout(() => go(FIRST_STEP), THROTTLE_MS);
  const steps = setInterval(() => {
    if (progress !== null) go(progress + (100 - progress) / 4);
  }, STEP_EVERY_MS);
  return () => {
    clearTimeout(begin);
    clearInterval(steps);
  };
}
