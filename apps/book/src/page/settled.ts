/** Consecutive frames without a request, a load or a movement. */
const QUIET_FRAMES = 6;

/**
 * Resolves when the page is idle: no pending requests, fonts loaded, animations finished.
 *
 * @param isOverPage whether a popup is expected
 */
export async function settled(openQuestions: () => number, isOverPage: boolean): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = !isOverPage || document.querySelector("[role=dialog]") !== null;
    const isQuiet = isThere && openQuestions() === 0 && document.fonts.status === "loaded" && !isMoving();
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

/** Whether a finite animation is running: those of spinners and skeletons are infinite. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
}
