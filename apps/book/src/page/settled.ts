/** So many frames in a row in which nothing is asked, loaded or moved. */
const QUIET_FRAMES = 6;

/**
 * Resolves when the page has come to rest: no open questions, the fonts there, animations over.
 *
 * @param isOverPage whether a popup is to come
 */
export async function settled(openQuestions: () => number, isOverPage: boolean): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = !isOverPage || document.querySelector("[role=dialog]") !== null;
    const isQuiet = isThere && openQuestions() === 0 && document.fonts.status === "loaded" && !isMoving();
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

/** Whether an animation runs that will end: spinners and skeletons never do. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
}
