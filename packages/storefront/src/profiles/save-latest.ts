/**
 * Saves one value after the other. While one is being saved only the latest is queued: moving an entry up three times
 * sends two requests, and no change is lost.
 *
 * @param save throws the error to show
 * @param after called when the queue is empty, with the fault if there was one; the queued value is then dropped
 */
export function createSaver<Value>(
  save: (value: Value) => Promise<void>,
  after: (fault: unknown) => void,
): (value: Value) => Promise<void> {
  const waiting: Value[] = [];
  let isBusy = false;
  return async (value) => {
    waiting.splice(0, Infinity, value);
    if (isBusy) return;
    isBusy = true;
    let fault: unknown = null;
    try {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await save(next);
    } catch (thrown) {
      waiting.length = 0;
      fault = thrown;
    }
    isBusy = false;
    after(fault);
  };
}

/** The value being saved, or the last saved one. */
export interface Wanted<Value> {
  readonly value: Value;
  /** Once saved: the store's value at that moment, which may be stale. */
  readonly savedOver?: { readonly stored: Value };
}

/**
 * The value to show: a saved value stays until the store has changed. Otherwise the stale one would be shown for a
 * moment, and a quick next change would start from it.
 */
export const shownOf = <Value>(wanted: Wanted<Value> | null, stored: Value): Value =>
  wanted === null || (wanted.savedOver && wanted.savedOver.stored !== stored) ? stored : wanted.value;
