/**
 * Reports code, words or styles of this release that could not be loaded, as the bundler does for scripts: the page reloads
 * itself, or says why that does not help (R-WEB-2).
 *
 * @returns the error, for whoever waits for them
 */
export function reportMissing(error: unknown): unknown {
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  return error;
}
