import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from "@catnip/domain/timing";

/** Where the bar starts, in percent. */
const FIRST_STEP = 30;
const STEP_EVERY_MS = 100;
const STEPS = (LOADING_BAR_DURATION_MS - LOADING_BAR_THROTTLE_MS) / STEP_EVERY_MS;

/** Reports the bar's progress, in percent, until it is full or the returned function is called (R-WEB-6). */
export function startProgress(report: (percent: number) => void): () => void {
  let rising: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  const show = () => report(FIRST_STEP + ((100 - FIRST_STEP) * step) / STEPS);
  const begin = setTimeout(() => {
    show();
    rising = setInterval(() => {
      step += 1;
      show();
      if (step === STEPS) clearInterval(rising);
    }, STEP_EVERY_MS);
  }, LOADING_BAR_THROTTLE_MS);
  return () => {
    clearTimeout(begin);
    clearInterval(rising);
  };
}
